import { PRODUCT_NAME } from '@aic/sdk';
import { SHELL_PAGES } from '@aic/sdk/host';
import { useEffect } from 'react';
import type { Page } from './page-for.ts';
import { reportTelemetry } from './telemetry.ts';

export const NOT_FOUND_TITLE = 'Page Not Found';

/** Names the page, unless that names itself. */
export function useDocumentTitle(page: Page): void {
  useTitle(titleOf(page));
}

/**
 * Puts the title back when something else changes it: a tool, or a timer that one has left behind.
 * @param title before the product's name; null: the name alone; undefined: other code gives it
 */
export function useTitle(title: string | null | undefined): void {
  const wanted = title === null ? PRODUCT_NAME : title && `${title} · ${PRODUCT_NAME}`;
  useEffect(() => {
    if (wanted === undefined) return undefined;
    document.title = wanted;
    return keepTitle(wanted);
  }, [wanted]);
}

/** @returns stop */
function keepTitle(wanted: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReported = false;
  const observer = new MutationObserver(() => {
    if (document.title === wanted) return;
    if (!isReported) {
      isReported = true;
      reportTelemetry(new Error(`The title was changed to "${document.title}".`), { phase: 'title' });
    }
    clearTimeout(timer);
    // Not at once: two observers that correct each other would never let the page go on.
    timer = setTimeout(() => {
      document.title = wanted;
    });
  });
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

function titleOf(page: Page): string | null | undefined {
  switch (page.kind) {
    case 'redirect':
      return null;
    case 'landing':
      return SHELL_PAGES['/'].title;
    case 'auth':
    case 'sign-in-needed':
      return SHELL_PAGES['/auth'].title;
    case 'tool':
      return page.label;
    case 'static':
    case 'mail-link':
      return SHELL_PAGES[page.path].title;
    case 'public-page':
      // What it shows is known later.
      return undefined;
    case 'not-found':
      return NOT_FOUND_TITLE;
    default:
      return page satisfies never;
  }
}
