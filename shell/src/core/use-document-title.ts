import { PRODUCT_NAME, PUBLIC_PAGE_TITLES } from '@aic/sdk';
import { useEffect } from 'react';
import type { MailLinkPage, Page } from './page-for.ts';
import { reportTelemetry } from './telemetry.ts';

const MAIL_LINK_TITLES: Readonly<Record<MailLinkPage, string>> = {
  'verify-email': 'Confirm your e-mail address',
  unsubscribe: 'Unsubscribe',
  'forgot-password': 'Forgot your password?',
  'reset-password': 'Set a new password',
  'restore-account': 'Take your account back',
  'change-email': 'Change your e-mail address',
};

export const NOT_FOUND_TITLE = 'Page Not Found';

/** Names the page, unless that names itself. */
export function useDocumentTitle(page: Page): void {
  useTitle(titleOf(page));
}

/**
 * Puts the title back when something else changes it: a tool, or a timer that one has left behind.
 * @param title before the product's name; null: the name alone; undefined: somebody else gives it
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
      return PUBLIC_PAGE_TITLES['/'];
    case 'auth':
    case 'sign-in-needed':
      return PUBLIC_PAGE_TITLES['/auth'];
    case 'tool':
      return page.label;
    case 'static':
      return PUBLIC_PAGE_TITLES[`/${page.page}`];
    case 'mail-link':
      return MAIL_LINK_TITLES[page.page];
    case 'public-page':
      // What it shows is known later.
      return undefined;
    case 'not-found':
      return NOT_FOUND_TITLE;
    default:
      return page satisfies never;
  }
}
