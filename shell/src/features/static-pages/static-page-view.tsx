import { Heading, LinkText, Stack, Text } from '@aic/design-system';
import { CREDIT_CEILINGS, Link } from '@aic/sdk';
import type { StaticPage } from '../../app/page-for.ts';

interface StaticPageViewProps {
  /** Plans and contact have pages of their own. */
  page: Exclude<StaticPage, 'pricing' | 'contact'>;
}

const TITLES: Readonly<Record<StaticPageViewProps['page'], string>> = {
  about: 'About Us',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
};

/** These pages are not written yet: each says so, beside what is settled already. */
export function StaticPageView({ page }: StaticPageViewProps) {
  return (
    <Stack gap={16} align="start">
      <Heading level={1} size="display">
        {TITLES[page]}
      </Heading>
      {page === 'terms' && <CreditTerms />}
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

function CreditTerms() {
  return (
    <Stack gap={8} as="section" aria-label="Credits">
      <Heading level={2}>Credits</Heading>
      <Text isMeasured>
        A generation costs up to {CREDIT_CEILINGS.media} credits per image, video and music, and{' '}
        {CREDIT_CEILINGS.text} credits per text. Every button shows its exact price before you press it. A
        result that does not arrive costs nothing.
      </Text>
    </Stack>
  );
}
