import { PRODUCT_NAME } from '@aic/sdk';
import { useEffect } from 'react';
import type { MailLinkPage, Page } from './page-for.ts';

const MAIL_LINK_TITLES: Readonly<Record<MailLinkPage, string>> = {
  'verify-email': 'Confirm your e-mail address',
  unsubscribe: 'Unsubscribe',
  'forgot-password': 'Forgot your password?',
  'reset-password': 'Set a new password',
};

export function useDocumentTitle(page: Page): void {
  const title = titleOf(page);
  useEffect(() => {
    document.title = title === null ? PRODUCT_NAME : `${title} · ${PRODUCT_NAME}`;
  }, [title]);
}

function titleOf(page: Page): string | null {
  switch (page.kind) {
    case 'landing':
    case 'redirect':
      return null;
    case 'auth':
    case 'sign-in-needed':
      return 'Sign in';
    case 'tool':
      return page.label;
    case 'static':
      return `${page.page.charAt(0).toUpperCase()}${page.page.slice(1)}`;
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
