import type { LoadFailure } from '../loading/load-with-fallback.ts';

export type ErrorCardReason = LoadFailure | 'crashed' | 'blank';

export interface ToolErrorCardOptions {
  toolName: string;
  reason: ErrorCardReason;
  /** Shown small, for bug reports. */
  reference: string;
  onRetry(): void;
  onHome(): void;
}

const TEXTS: Readonly<Record<ErrorCardReason, { title: string; text: string }>> = {
  unreachable: {
    title: 'could not be loaded',
    text: 'Its files did not arrive. The rest of the app works, your draft is kept, and nothing was charged.',
  },
  incompatible: {
    title: 'needs a newer page',
    text: 'This tool was updated while the page was open. Reload the page to get both in step; your draft is kept.',
  },
  'switched-off': {
    title: 'is switched off for now',
    text: 'We have paused this tool while we look at a problem. Running jobs go on, your draft is kept, and nothing is charged for failures.',
  },
  crashed: {
    title: 'stopped working',
    text: 'Something in this tool broke. The rest of the app works, your draft is kept, and running jobs go on.',
  },
  blank: {
    title: 'shows nothing so far',
    text: 'This tool has started but draws nothing. It may still come by itself. The rest of the app works, and your draft is kept.',
  },
};

/** Shown in place of a tool that cannot be shown. Plain DOM: it must draw even when a library has failed. */
export function createToolErrorCard({
  toolName,
  reason,
  reference,
  onRetry,
  onHome,
}: ToolErrorCardOptions): HTMLElement {
  const { title, text } = TEXTS[reason];
  const heading = element('h1', 'aic-card-title', `${toolName} ${title}`);
  heading.tabIndex = -1;
  const retry = element(
    'button',
    'aic-card-primary',
    reason === 'incompatible' ? 'Reload the page' : 'Retry',
  );
  retry.type = 'button';
  retry.addEventListener('click', onRetry);
  const home = element('button', 'aic-card-secondary', 'Go to home');
  home.type = 'button';
  home.addEventListener('click', onHome);
  const actions = element('div', 'aic-card-actions');
  actions.append(retry, home);
  const card = element('section', 'aic-card');
  card.setAttribute('role', 'alert');
  card.append(
    heading,
    element('p', 'aic-card-text', text),
    actions,
    element('p', 'aic-card-reference', `Reference: ${reference}`),
  );
  return card;
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  text?: string,
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  node.className = className;
  if (text !== undefined) {
    node.textContent = text;
  }
  return node;
}
