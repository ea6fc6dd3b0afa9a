const PROMPT_CHARACTERS = 30;

/**
 * Name of a downloaded file: prefix, first 30 characters of the prompt, sanitized, for pictures `.png` (rule
 * 7.download in docs/product-rules/7-calls.md); without such characters the prefix alone. Only letters and digits of any
 * script remain, so the name is safe on every system.
 * @example downloadName('ai-image-', 'A fox, at dawn') === 'ai-image-A-fox-at-dawn.png'
 */
export function downloadName(prefix: string, prompt: string, extension = 'png'): string {
  // By code points, so that an emoji is never cut in half.
  const start = Array.from(prompt.trim()).slice(0, PROMPT_CHARACTERS).join('');
  const words = start.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');
  const name = words === '' ? prefix.replace(/-$/, '') : prefix + words;
  return `${name}.${extension}`;
}
