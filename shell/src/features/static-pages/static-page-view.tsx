import { Heading, LinkText, Stack, Text } from '@aic/design-system';
import { Link } from '@aic/sdk';
import type { StaticPage } from '../../app/page-for.ts';

const TITLES: Readonly<Record<StaticPage, string>> = {
  about: 'About Us',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  pricing: 'Plans & Pricing',
  contact: 'Contact',
};

/** These pages are on their way; until then each says so plainly instead of showing made-up text. */
export function StaticPageView({ page }: { page: StaticPage }) {
  return (
    <Stack gap={16} align="start">
      <Heading level={1} size="display">
        {TITLES[page]}
      </Heading>
      <Text tone="muted" isMeasured>
        This page is being written and arrives soon. Until then the{' '}
        <LinkText as={Link} to="/">
          studio
        </LinkText>{' '}
        is open.
      </Text>
    </Stack>
  );
}
