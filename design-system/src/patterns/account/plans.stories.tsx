import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Badge } from '../../components/badge/badge.tsx';
import { Button } from '../../components/button/button.tsx';
import { Card } from '../../components/card/card.tsx';
import { CreditCosts } from '../../components/credit-costs/credit-costs.tsx';
import { DataTable } from '../../components/data-table/data-table.tsx';
import { FactList } from '../../components/fact-list/fact-list.tsx';
import { Heading } from '../../components/heading/heading.tsx';
import { Cluster, Grid, Stack } from '../../components/layout/layout.tsx';
import { Notice } from '../../components/notice/notice.tsx';
import { PlanCard } from '../../components/plan-card/plan-card.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { Text } from '../../components/text/text.tsx';
import { ImageIcon, MusicIcon, TextIcon, VideoIcon } from '../../icons/icons.ts';
import { onAPhone } from '../on-a-phone.ts';

const meta: Meta = {
  title: 'Patterns/Plans and account',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
};

export default meta;

const PRO = {
  name: 'Pro',
  price: '$7.99',
  period: '/month',
  credits: '500 credits monthly',
  description: 'For regular creative work',
  features: ['25 images', '25 videos', 'Priority speed', 'Commercial rights'],
};
const CREATOR = {
  name: 'Creator+',
  price: '$19.99',
  period: '/month',
  credits: '1500 credits monthly',
  description: 'For professionals and teams',
  features: ['75 images', '75 videos', 'Fastest speed', 'Full commercial licence', 'Team features'],
};

function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main style={{ maxWidth: 1120, margin: '0 auto', padding: '32px 16px 64px' }}>
      <Stack gap={24}>
        <Heading level={1}>{title}</Heading>
        {children}
      </Stack>
    </main>
  );
}

/** What it costs, before anybody signs in. */
export const Pricing: StoryObj = {
  render: () => (
    <Page title="Plans & Pricing">
      <Grid minColumnWidth="280px">
        <PlanCard
          level={2}
          name="Free Trial"
          price="$0"
          credits="500 credits"
          description="Try every tool"
          features={['25 images', 'Standard quality']}
          action={
            <Button size="primary" isFullWidth>
              Start Free Trial
            </Button>
          }
        />
        <PlanCard
          level={2}
          {...PRO}
          badge="Most Popular"
          isPopular
          action={
            <Button variant="primary" size="primary" isFullWidth>
              Choose Pro
            </Button>
          }
        />
        <PlanCard
          level={2}
          {...CREATOR}
          badge="Professional"
          action={
            <Button size="primary" isFullWidth>
              Choose Creator+
            </Button>
          }
        />
      </Grid>
      <CreditCosts
        title="How Credits Work"
        costs={[
          { label: 'Image', icon: <ImageIcon />, cost: '20 credits' },
          { label: 'Video', icon: <VideoIcon />, cost: '20 credits', note: '30 with camera control' },
          { label: 'Music', icon: <MusicIcon />, cost: '12 credits' },
          { label: 'Text', icon: <TextIcon />, cost: '30 credits' },
        ]}
        notes={['Credits of a plan reset on the billing date. They do not roll over.']}
      />
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};

function CheckoutScreen() {
  return (
    <Page title="Complete Your Subscription">
      <Grid minColumnWidth="320px" gap={24}>
        <PlanCard level={2} {...PRO} />
        <Card as="section" padding={24} aria-label="Payment Details">
          <Stack gap={16}>
            <Heading level={2}>Payment Details</Heading>
            <Notice title="Sandbox: no card is charged" />
            <Skeleton height="64px" />
            <Skeleton height="64px" />
            <Button
              variant="primary"
              size="primary"
              isFullWidth
              disabledReason="The payment form is still loading"
            >
              Subscribe to AI Creative Pro - $7.99/month
            </Button>
          </Stack>
        </Card>
      </Grid>
    </Page>
  );
}

/** What is bought on the left, how it is paid on the right, and one button with the price in it. */
export const Checkout: StoryObj = { render: () => <CheckoutScreen /> };

/** Notices first, then what there is, then what can be had. */
export const Account: StoryObj = {
  render: () => (
    <Page title="Account Settings">
      <Notice tone="warning" title="Subscription Ending">
        Your plan ends on Dec 1, 2026. Until then everything stays as it is.
      </Notice>
      <Card as="section" padding={24} aria-label="Current Subscription">
        <Stack gap={20}>
          <Heading level={2}>Current Subscription</Heading>
          <FactList
            facts={[
              { label: 'Plan', value: 'Pro' },
              { label: 'Price', value: '$7.99/month' },
              { label: 'Ends', value: 'Dec 1, 2026' },
              { label: 'Status', value: <Badge tone="success">Active</Badge> },
            ]}
          />
          <Cluster>
            <Button variant="primary">Reactivate Plan</Button>
            <Button>Change card</Button>
          </Cluster>
        </Stack>
      </Card>
      <DataTable
        caption="Invoices"
        columns={[
          { id: 'date', header: 'Date', isRowHeader: true, render: ({ date }) => date },
          { id: 'reason', header: 'For', render: ({ reason }) => reason },
          { id: 'amount', header: 'Amount', align: 'end', render: ({ amount }) => amount },
        ]}
        rows={[
          { date: 'Nov 1, 2026', reason: 'Renewal of Pro', amount: '$7.99' },
          { date: 'Oct 1, 2026', reason: 'Start of Pro', amount: '$7.99' },
        ]}
        rowKey={({ date }) => date}
      />
      <Text tone="muted">Every amount stands at the end of its row, in figures of equal width.</Text>
    </Page>
  ),
};

export const OnAPhone: StoryObj = { ...onAPhone, render: () => <CheckoutScreen /> };
