/** Markdown without its marks; lists keep theirs, because they read as lists. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(/^[ \t]*(?:#{1,6}|>)[ \t]+/gm, '')
    .replaceAll(/(\*\*|__)(?=\S)(.+?)\1/g, '$2')
    .replaceAll(/(?<![\w*])\*(?=\S)([^*\n]+?)\*(?![\w*])/g, '$1')
    .replaceAll(/`([^`\n]+)`/g, '$1')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
