interface MarkdownNode {
  type: string;
  depth?: number;
  children?: MarkdownNode[];
}

/** The page has its own first and second headings; a text's begin below them. */
const FIRST_LEVEL = 3;
const LAST_LEVEL = 6;

/**
 * Gives headings the levels of an outline without gaps, whatever level the text begins with: a heading below another
 * one is one level deeper. A level depends only on the headings before it, so that it stays while the text is still
 * being written.
 */
export const orderHeadings = () => (tree: MarkdownNode) => {
  const open: number[] = [];
  const visit = (node: MarkdownNode): void => {
    if (node.type === 'heading' && node.depth !== undefined) {
      while ((open.at(-1) ?? 0) >= node.depth) open.pop();
      open.push(node.depth);
      node.depth = Math.min(FIRST_LEVEL + open.length - 1, LAST_LEVEL);
    }
    node.children?.forEach(visit);
  };
  visit(tree);
};
