import { Heading, Stack } from '@aic/design-system';
import { Skeleton } from '@aic/design-system/studio';
import { lazyPart, normalizePath, useLocation } from '@aic/sdk';
import { Suspense, type ComponentType } from 'react';
import { SettingUp } from './features/payments/checkout/components/setting-up.tsx';

const CheckoutPage = lazyPart('This page', () =>
  import('./features/payments/checkout/checkout-page.tsx').then((file) => file.CheckoutPage),
);

interface AccountPage {
  title: string;
  Body: ComponentType;
}

/** Each page is a file of its own. Its heading does not wait for it: the focus goes there when the page is opened. */
const PAGES: Readonly<Record<string, AccountPage>> = {
  '/profile': {
    title: 'My Profile',
    Body: lazyPart('This page', () =>
      import('./features/profile/profile-page.tsx').then((file) => file.ProfilePage),
    ),
  },
  '/account': {
    title: 'Account Settings',
    Body: lazyPart('This page', () =>
      import('./features/plan/account-page.tsx').then((file) => file.AccountPage),
    ),
  },
  '/account/usage': {
    title: 'Credit history',
    Body: lazyPart('This page', () =>
      import('./features/usage/usage-page.tsx').then((file) => file.UsagePage),
    ),
  },
  '/account/invoices': {
    title: 'Invoices',
    Body: lazyPart('This page', () =>
      import('./features/payments/invoices/invoices-page.tsx').then((file) => file.InvoicesPage),
    ),
  },
  '/account/receipt': {
    title: 'Receipt',
    Body: lazyPart('This page', () =>
      import('./features/payments/invoices/receipt-page.tsx').then((file) => file.ReceiptPage),
    ),
  },
  '/account/security': {
    title: 'Security',
    Body: lazyPart('This page', () =>
      import('./features/security/security-page.tsx').then((file) => file.SecurityPage),
    ),
  },
};

/** The page of the address; nothing for a moment while the shell goes to another tool. */
export function BillingPages() {
  const path = normalizePath(useLocation().pathname);
  if (path === '/subscribe') {
    return (
      <Suspense fallback={<SettingUp />}>
        <CheckoutPage />
      </Suspense>
    );
  }
  const page = PAGES[path];
  if (page === undefined) {
    return null;
  }
  const { title, Body } = page;
  return (
    <Stack gap={24}>
      <Heading level={1}>{title}</Heading>
      <Suspense fallback={<Skeleton height="320px" radius="card" />}>
        <Body />
      </Suspense>
    </Stack>
  );
}
