import { BrowserRouter } from '@aic/sdk/host';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PricingPlans, type PricingPlansProps } from './pricing-plans.tsx';

function show(user: PricingPlansProps['user'] = null) {
  render(
    <BrowserRouter>
      <PricingPlans user={user} />
    </BrowserRouter>,
  );
}

const card = (name: string) => within(screen.getByRole('article', { name }));
const features = (name: string) =>
  card(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const target = (name: string): string | null => card(name).getByRole('link').getAttribute('href');

it('[2.pricing] shows three plans and how credits work', () => {
  show();

  expect(screen.getAllByRole('article').map((plan) => plan.getAttribute('aria-label'))).toEqual([
    'Free Trial',
    'Pro',
    'Creator+',
  ]);
  const costs = within(screen.getByRole('region', { name: 'How Credits Work' }));
  expect(costs.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '20 credits',
    '20 credits',
    '20 credits',
    '12 credits',
    '30 credits',
  ]);
  expect(costs.getByText('30 with camera control')).toBeTruthy();
});

it('[9.plan.free] says what the Free Trial gives for $0', () => {
  show();
  expect(card('Free Trial').getByText('$0')).toBeTruthy();
  expect(card('Free Trial').getByText('500 credits')).toBeTruthy();
  expect(features('Free Trial')).toEqual([
    '25 images',
    'or 25 videos',
    'or 41 music tracks',
    'or 16 texts',
    '4 at a time, 8 more in line',
    'Standard quality',
  ]);
});

it('[9.plan.pro] says what Pro gives for $7.99 a month', () => {
  show();
  expect(card('Pro').getByText('$7.99').parentElement?.textContent).toBe('$7.99/month');
  expect(card('Pro').getByText('500 credits monthly')).toBeTruthy();
  expect(card('Pro').getByText('Most Popular')).toBeTruthy();
  expect(features('Pro')).toEqual([
    '25 images',
    'or 25 videos',
    'or 41 music tracks',
    'or 16 texts',
    '8 at a time, 16 more in line',
    'Priority speed',
    'Latest models',
    'Commercial rights',
    'E-mail and priority support',
  ]);
});

it('[9.plan.creator] says what Creator+ gives for $19.99 a month', () => {
  show();
  expect(card('Creator+').getByText('$19.99').parentElement?.textContent).toBe('$19.99/month');
  expect(card('Creator+').getByText('1500 credits monthly')).toBeTruthy();
  expect(card('Creator+').getByText('Professional')).toBeTruthy();
  expect(features('Creator+')).toEqual([
    '75 images',
    'or 75 videos',
    'or 125 music tracks',
    'or 50 texts',
    '16 at a time, 32 more in line',
    'Fastest speed',
    'Full commercial licence',
    'Priority support',
    'Advanced options',
    'Team features',
    'Priority processing',
  ]);
});

it('[9.plan.reset] says that credits reset on the billing date and do not roll over', () => {
  show();
  expect(
    screen.getByText('Credits of a plan reset on the billing date. They do not roll over.'),
  ).toBeTruthy();
});

it('[1.plans.commercial] says who may use results commercially', () => {
  show();
  expect(
    screen.getByText(
      'What you make in the Free Trial is for personal use; paid plans carry commercial rights.',
    ),
  ).toBeTruthy();
});

it.each([null, { plan: null }])(
  'keep plans readable where they cannot be bought, and offer none (%o)',
  (user) => {
    document.documentElement.dataset['off'] = 'plans provider';
    onTestFinished(() => void delete document.documentElement.dataset['off']);
    show(user);

    expect(card('Pro').queryByRole('link')).toBeNull();
    expect(card('Creator+').queryByRole('link')).toBeNull();
    expect(getComputedStyle(card('Pro').getByText('Plans cannot be bought at the moment.')).display).not.toBe(
      'none',
    );
    expect(card('Pro').getByText('$7.99')).toBeTruthy();
    expect(card('Free Trial').getByRole('link')).toBeTruthy();
  },
);

describe('the buttons', () => {
  it('lead visitors to the sign-in, and from there to the checkout', () => {
    show();
    expect(target('Free Trial')).toBe('/auth?tab=sign-up');
    expect(target('Pro')).toBe('/auth?tab=sign-up&returnTo=%2Fsubscribe%3Fplan%3Dpro');
    expect(target('Creator+')).toBe('/auth?tab=sign-up&returnTo=%2Fsubscribe%3Fplan%3Dcreator');
  });

  it('lead users without a plan to the checkout', () => {
    show({ plan: null });
    expect(card('Free Trial').getByText('Your plan')).toBeTruthy();
    expect(target('Free Trial')).toBe('/');
    expect(target('Pro')).toBe('/subscribe?plan=pro');
    expect(target('Creator+')).toBe('/subscribe?plan=creator');
  });

  it('lead users whose plan rests to their account, where it is paid', () => {
    show({ plan: null, isPaymentOverdue: true });
    expect(target('Pro')).toBe('/account');
    expect(target('Creator+')).toBe('/account');
  });

  it('lead users with a plan to their account, where it is changed', () => {
    show({ plan: 'pro' });
    expect(card('Pro').getByText('Your plan')).toBeTruthy();
    expect(card('Creator+').queryByText('Your plan')).toBeNull();
    expect(card('Pro').getByRole('link').textContent).toBe('Manage your plan');
    expect(target('Pro')).toBe('/account');
    expect(target('Creator+')).toBe('/account');
  });
});
