import { posix } from 'node:path';
import type { Import } from './imports.ts';

/** Folders whose files may know each other both ways. */
const EXCEPTIONS: ReadonlyArray<readonly [folder: string, reason: string]> = [
  ['sandboxes/stripe/src', 'objects of Stripe refer to each other: an invoice to its subscription and back'],
];

/** A page and its parts are one room with two shelves. */
const SHELF = /(?<!\/src)\/(components|panel)$/;

/** What may not know each other both ways: files, folders, and the rooms of a package with all that is in them. */
const LEVELS: ReadonlyArray<readonly [what: string, nodeOf: (file: string) => string]> = [
  ['files', (file) => file],
  ['folders', folderOf],
  ['rooms', (file) => /^.*?\/src\/[^/]+(?=\/)/.exec(file)?.[0] ?? folderOf(file)],
];

function folderOf(file: string): string {
  return posix.dirname(file).replace(SHELF, '');
}

/** @returns one line for each circle of what imports from each other, directly or through others */
export function circles(imports: readonly Import[]): string[] {
  const known = new Set<string>();
  return LEVELS.flatMap(([what, nodeOf]) => {
    const graph = new Map<string, Map<string, Import>>();
    for (const one of imports) {
      const [from, to] = [nodeOf(one.from), nodeOf(one.to)];
      if (from === to || EXCEPTIONS.some(([folder]) => `${one.from}/`.startsWith(`${folder}/`))) continue;
      const edges = graph.get(from) ?? new Map<string, Import>();
      graph.set(from, edges.set(to, edges.get(to) ?? one));
    }
    return knotsOf(graph)
      .map((knot) => edgesIn(knot, graph).map(({ from, to }) => `${from} -> ${to}`))
      .filter((lines) => lines.some((line) => !known.has(line)))
      .map((lines) => {
        for (const line of lines) known.add(line);
        return `These imports make a circle of ${what}:\n  ${lines.join('\n  ')}`;
      });
  });
}

const edgesIn = (
  knot: ReadonlySet<string>,
  graph: ReadonlyMap<string, ReadonlyMap<string, Import>>,
): Import[] =>
  [...knot].flatMap((from) =>
    [...(graph.get(from) ?? [])].filter(([to]) => knot.has(to)).map(([, one]) => one),
  );

/** Strongly connected components of more than one node, by Tarjan's algorithm: a package for it would be no shorter. */
function knotsOf(graph: ReadonlyMap<string, ReadonlyMap<string, Import>>): Array<ReadonlySet<string>> {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const knots: Array<ReadonlySet<string>> = [];

  function visit(node: string): number {
    const index = order.size;
    order.set(node, index);
    open.push(node);
    let low = index;
    for (const next of graph.get(node)?.keys() ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, lowest.get(next) ?? order.get(next) ?? low);
    }
    lowest.set(node, low);
    if (low === index) {
      const knot = new Set(open.splice(open.indexOf(node)));
      if (knot.size > 1) knots.push(knot);
    }
    return low;
  }

  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return knots;
}
