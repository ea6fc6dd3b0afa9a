import type { MailLinkPage } from '../../app/page-for.ts';
import { UnsubscribePage } from './unsubscribe-page.tsx';
import { VerifyEmailPage } from './verify-email-page.tsx';

/** Where links in mails lead. Opening a page changes nothing, because mail scanners open links: its button does. */
export function MailLinkPageView({ page }: { page: MailLinkPage }) {
  switch (page) {
    case 'verify-email':
      return <VerifyEmailPage />;
    case 'unsubscribe':
      return <UnsubscribePage />;
    default:
      return page satisfies never;
  }
}
