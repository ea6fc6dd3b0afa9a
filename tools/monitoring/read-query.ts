const WORDS = /\b(?:and|or|unless|bool|offset|sum|max|min|avg|count|topk|bottomk)\b/g;

/** Names of metrics and labels that a query of PromQL reads. `promtool` says whether it is one. */
export function readQuery(text: string): { metrics: string[]; labels: string[] } {
  const labels: string[] = [];
  const take = (names: string) => {
    labels.push(...(names.match(/[a-z_]\w*/g) ?? []));
    return ' ';
  };
  const metrics = text
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}|\b(?:by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, (found) =>
      take(found.replace(/^\w+/, '')),
    )
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(WORDS, '')
    .match(/(?<!\w)[a-z_]\w*(?!\w|\s*\()/g);
  return { metrics: metrics ?? [], labels };
}
