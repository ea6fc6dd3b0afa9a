import { PRODUCT_NAME, PUBLIC_PAGE_TITLES } from '@aic/sdk';
import { useEffect } from 'react';
import type { MailLinkPage, Page } from './page-for.ts';

const MAIL_LINK_TITLES: Readonly<Record<MailLinkPage, string>> = {
  'verify-email': 'Confirm your e-mail address',
  unsubscribe: 'Unsubscribe',
  'forgot-password': 'Forgot your password?',
  'reset-password': 'Set a new password',
  'restore-account': 'Take your account back',
};

export function useDocumentTitle(page: Page): void {
  const title = titleOf(page);
  useEffect(() => {
    document.title = title === null ? PRODUCT_NAME : `${title} · ${PRODUCT_NAME}`;
  }, [title]);
}

function titleOf(page: Page): string | null {
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
      return `@${page.handle}`;
    case 'not-found':
      return 'Page not found';
    default:
      return page satisfies never;
  }
}
