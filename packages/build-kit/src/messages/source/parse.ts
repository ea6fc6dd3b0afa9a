import { parseSync } from 'oxc-parser';

/** A node of the syntax tree (ESTree with JSX and TypeScript), with its place in the source in UTF-16 units. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [member: string]: unknown;
}

export interface Comment {
  value: string;
  start: number;
  end: number;
}

/** @throws Error when the file cannot be parsed */
export function parse(path: string, source: string): { program: Node; comments: Comment[] } {
  const { program, comments, errors } = parseSync(path, source);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${path} cannot be parsed: ${error.message}`);
  // Safe because every node of ESTree has these members.
  return { program: program as unknown as Node, comments };
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The nodes below a node, in the order of the source. */
export function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value) => isNode(value))
    .toSorted((a, b) => a.start - b.start);
}

export function nodeIn(node: Node, member: string): Node | null {
  const value = node[member];
  return isNode(value) ? value : null;
}

export function nodesIn(node: Node, member: string): Node[] {
  const value = node[member];
  return Array.isArray(value) ? value.filter((item) => isNode(item)) : [];
}

export function stringIn(node: Node, member: string): string {
  const value = node[member];
  return typeof value === 'string' ? value : '';
}
