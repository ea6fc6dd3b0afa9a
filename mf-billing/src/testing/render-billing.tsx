import type { Subscription, User } from '@aic/sdk';
import { createFakeApi, createFakeShell, FAKE_USER, renderTool } from '@aic/sdk/testing';
import userEvent from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import tool from '../tool.tsx';

type Handlers = Parameters<typeof createFakeApi>[0];

interface Options {
  user?: Partial<User>;
  subscription?: Subscription | null;
  credits?: number;
  /** Answers in addition to, or in place of, those that the fake server gives by itself. */
  handlers?: Handlers;
}

/** A page of the account on a fake backend, as the shell would show it. */
export async function renderBilling(path: string, options: Options = {}) {
  // Loaded before anything is timed: a test measures no compiler.
  await Promise.all([
    import('../features/plan/account-page.tsx'),
    import('../features/payments/checkout/checkout-page.tsx'),
    import('../features/payments/invoices/invoices-page.tsx'),
    import('../features/payments/invoices/receipt-page.tsx'),
    import('../features/payments/card/components/card-form.tsx'),
    import('../features/profile/profile-page.tsx'),
    import('../features/security/passkey/add-passkey.tsx'),
    import('../features/security/account-data/delete-account-dialog.tsx'),
    import('../features/security/security-page.tsx'),
    import('../features/security/sign-in/signal-password-manager.ts'),
    import('../features/usage/usage-page.tsx'),
    import('@aic/design-system/overlays'),
  ]);
  const { subscription = null, credits = 500, handlers } = options;
  history.replaceState(null, '', path);
  const user = { ...FAKE_USER, ...options.user };
  const server = { user, subscription, credits };
  const backend = createFakeApi({
    'GET /api/auth/user': () => server.user,
    'GET /api/credits': () => ({ credits: server.credits }),
    'GET /api/subscription': () => ({ subscription: server.subscription }),
    'GET /api/account/passkeys': () => [],
    'GET /api/account/providers': () => [],
    'GET /api/account/email': () => ({ pending: null }),
    'GET /api/remotes/channels': () => [],
    'GET /api/billing/config': () => ({ publishableKey: 'pk_test_1', scriptUrl: null, isSandbox: true }),
    ...handlers,
  });
  const shell = createFakeShell(backend.fetch, user);
  const mounted = await renderTool(tool, shell);
  onTestFinished(() => mounted.unmount());
  return {
    ...mounted,
    backend,
    shell,
    /** What the next responses say. */
    server,
    user: userEvent.setup({ delay: null }),
    requestsTo: (call: string) => backend.requests.filter(({ method, path }) => `${method} ${path}` === call),
  };
}
