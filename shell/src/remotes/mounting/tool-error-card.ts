import type { LoadFailure } from '../loading/load-with-fallback.ts';
import { createElement } from './create-element.ts';

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
  broken: {
    title: 'could not be loaded',
    text: 'Its code did not start. The rest of the app works, your draft is kept, and nothing was charged.',
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
  const heading = createElement('h1', 'aic-card-title', `${toolName} ${title}`);
  heading.tabIndex = -1;
  const actions = createElement('div', 'aic-card-actions');
  actions.append(
    createButton('aic-card-primary', reason === 'incompatible' ? 'Reload the page' : 'Retry', onRetry),
    createButton('aic-card-secondary', 'Go to home', onHome),
  );
  const card = createElement('section', 'aic-card');
  card.setAttribute('role', 'alert');
  card.append(
    heading,
    createElement('p', 'aic-card-text', text),
    actions,
    createElement('p', 'aic-card-reference', `Reference: ${reference}`),
  );
  return card;
}

function createButton(className: string, text: string, onPress: () => void): HTMLElement {
  const button = createElement('button', className, text);
  button.type = 'button';
  button.addEventListener('click', onPress);
  return button;
}
