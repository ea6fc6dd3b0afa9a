import { posix } from 'node:path';
import type { Import } from './imports.ts';

/** Folders below these may know each other both ways. */
const EXCEPTIONS: ReadonlyArray<readonly [folder: string, reason: string]> = [
  ['sandboxes/stripe/src', 'objects of Stripe refer to each other: an invoice to its subscription and back'],
];

/** A page and its parts are one room with two shelves. */
const SHELF = /(?<!\/src)\/(components|panel)$/;

/** @returns one line for each circle of folders that import from each other, directly or through others */
export function folderCircles(imports: readonly Import[]): string[] {
  const graph = new Map<string, Map<string, Import>>();
  for (const one of imports) {
    const [from, to] = [roomOf(one.from), roomOf(one.to)];
    if (from === to || EXCEPTIONS.some(([folder]) => from.startsWith(folder))) continue;
    const edges = graph.get(from) ?? new Map<string, Import>();
    graph.set(from, edges.set(to, edges.get(to) ?? one));
  }
  return knotsOf(graph).map((knot) => lineOf(knot, graph));
}

const roomOf = (file: string): string => posix.dirname(file).replace(SHELF, '');

function lineOf(knot: ReadonlySet<string>, graph: ReadonlyMap<string, ReadonlyMap<string, Import>>): string {
  const edges = [...knot].flatMap((from) =>
    [...(graph.get(from) ?? [])]
      .filter(([to]) => knot.has(to))
      .map(([, { from: file, to }]) => `${file} -> ${to}`),
  );
  return `The folders ${[...knot].toSorted().join(', ')} are in a circle:\n  ${edges.join('\n  ')}`;
}

/** Strongly connected components of more than one folder, by Tarjan's algorithm: a package for it would be no shorter. */
function knotsOf(graph: ReadonlyMap<string, ReadonlyMap<string, Import>>): Array<ReadonlySet<string>> {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const knots: Array<ReadonlySet<string>> = [];

  function visit(folder: string): number {
    const index = order.size;
    order.set(folder, index);
    open.push(folder);
    let low = index;
    for (const next of graph.get(folder)?.keys() ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, lowest.get(next) ?? order.get(next) ?? low);
    }
    lowest.set(folder, low);
    if (low === index) {
      const knot = new Set(open.splice(open.indexOf(folder)));
      if (knot.size > 1) knots.push(knot);
    }
    return low;
  }

  for (const folder of graph.keys()) if (!order.has(folder)) visit(folder);
  return knots;
}
