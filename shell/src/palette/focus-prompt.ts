const PROMPT = '#main textarea';
/** A tool may load for so long. */
const PATIENCE_MS = 5000;

/**
 * Puts the focus into the prompt of a page that is being opened, once it is there, unless its user has begun something
 * else meanwhile.
 * @param isOpen the page is open already: its prompt is not about to be replaced
 */
export function focusPrompt(isOpen: boolean): void {
  const main = document.querySelector('#main');
  const before = isOpen ? null : document.querySelector(PROMPT);
  const ended = new AbortController();
  const { signal } = ended;
  const look = (): void => {
    const prompt = document.querySelector<HTMLTextAreaElement>(PROMPT);
    if (prompt === null || prompt === before) return;
    ended.abort();
    // A page that opens takes the focus itself first, and the palette gives it back.
    setTimeout(() => prompt.focus());
  };
  const observer = new MutationObserver(look);
  signal.addEventListener('abort', () => observer.disconnect());
  if (main !== null) observer.observe(main, { childList: true, subtree: true });
  // The key that has chosen this is still on its way to the window.
  setTimeout(() => {
    for (const event of ['keydown', 'pointerdown']) {
      addEventListener(event, () => ended.abort(), { signal });
    }
  });
  setTimeout(() => ended.abort(), PATIENCE_MS);
  look();
}
