import type { SyntaxNode } from '@lezer/common';
import { parser } from '@prometheus-io/lezer-promql';

interface Query {
  /** What it reads, with the labels that it chooses by. */
  selectors: Array<{ metric: string; labels: string[] }>;
  /** What it groups or joins by. */
  groups: string[];
}

/** What a query of PromQL reads. @throws Error for what is no query */
export function readQuery(text: string): Query {
  const query: Query = { selectors: [], groups: [] };
  parser.parse(text).iterate({
    enter({ node, type, from }) {
      if (type.isError) throw new Error(`This is no PromQL at ${text.slice(from, from + 20)}: ${text}`);
      if (type.name === 'VectorSelector') {
        query.selectors.push({
          metric: textsOf(node, 'Identifier', text)[0] ?? '',
          labels: textsOf(node, 'LabelName', text),
        });
      } else if (type.name === 'GroupingLabels') {
        query.groups.push(...textsOf(node, 'LabelName', text));
      }
    },
  });
  return query;
}

function textsOf(root: SyntaxNode, name: string, text: string): string[] {
  const found: string[] = [];
  root.cursor().iterate((node) => {
    if (node.name === name) found.push(text.slice(node.from, node.to));
  });
  return found;
}
