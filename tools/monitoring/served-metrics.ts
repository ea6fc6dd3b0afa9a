/** Of each metric that a text of Prometheus has samples of, the labels that they have. */
export function servedMetrics(text: string): Map<string, Set<string>> {
  const served = new Map<string, Set<string>>();
  for (const [, name = '', labels = ''] of text.matchAll(/^([a-z_]\w*)(?:\{(.*)\})? \S+$/gm)) {
    const known = served.get(name) ?? new Set<string>();
    served.set(name, known);
    for (const [, label = ''] of labels.matchAll(/(\w+)="(?:[^"\\]|\\.)*"/g)) known.add(label);
  }
  return served;
}
