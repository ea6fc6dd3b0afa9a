/**
 * The content policy of our pages allows no `style` attribute in HTML. Each becomes a rule of its own for the element, which
 * holds until React, which sets styles by script, has something else to say.
 */
export function takeStylesOut(html: string): { html: string; css: string } {
  const rules = new Map<string, string>();
  const without = html.replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
    const id = rules.get(style) ?? rules.size.toString(36);
    rules.set(style, id);
    return ` data-style="${id}"`;
  });
  const css = [...rules].map(([style, id]) => `[data-style="${id}"]{${unescape(style)}}`).join('');
  return { html: without, css };
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
