/**
 * The content policy of our pages allows no `style` attribute in HTML, but it allows a script to set styles. Until
 * the script runs, a rule for each stands in for it.
 */
export function extractInlineStyles(html: string): { html: string; css: string } {
  const styles = new Set<string>();
  const without = html.replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
    styles.add(unescape(style));
    return ` data-style="${style}"`;
  });
  const css = [...styles].map((style) => `[data-style="${cssString(style)}"]{${style}}`).join('');
  return { html: without, css };
}

/** Before React takes the page over: it changes the styles of an element as if it had set the ones before. */
export function restoreInlineStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    delete element.dataset['style'];
  }
}

/** React escapes these in attributes; a style sheet has no entities. */
function unescape(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

const cssString = (text: string): string => text.replaceAll(/["\\]/g, String.raw`\$&`);
