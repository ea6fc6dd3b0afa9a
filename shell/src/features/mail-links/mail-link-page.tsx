import type { MailLinkPath } from '@aic/sdk/host';
import { ChangeEmailPage } from './change-email-page.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';
import { RestoreAccountPage } from './restore-account-page.tsx';
import { UnsubscribePage } from './unsubscribe-page.tsx';
import { VerifyEmailPage } from './verify-email-page.tsx';

/**
 * Where links in mails lead, and where one is asked for. Opening a page changes nothing, because mail scanners open
 * links: its button does.
 */
export function MailLinkPageView({ path }: { path: MailLinkPath }) {
  switch (path) {
    case '/verify-email':
      return <VerifyEmailPage />;
    case '/unsubscribe':
      return <UnsubscribePage />;
    case '/forgot-password':
      return <ForgotPasswordPage />;
    case '/reset-password':
      return <ResetPasswordPage />;
    case '/restore-account':
      return <RestoreAccountPage />;
    case '/change-email':
      return <ChangeEmailPage />;
    default:
      return path satisfies never;
  }
}
