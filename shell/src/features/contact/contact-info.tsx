import { Card, Heading, LinkText, Stack, Text } from '@aic/design-system';
import { FactList } from '@aic/design-system/billing';
import { Link } from '@aic/sdk';
import { SUPPORT_RESPONSE } from '@aic/sdk/account';
import { CONTACT_ADDRESSES } from '@aic/sdk/host';

/** Where else we can be reached, and how soon we answer. */
export function ContactInfo() {
  return (
    <Card as="section" aria-label="Contact information">
      <Stack gap={16}>
        <Heading level={2} size="lead">
          Contact information
        </Heading>
        <Text>
          <LinkText href={`mailto:${CONTACT_ADDRESSES.support}`}>{CONTACT_ADDRESSES.support}</LinkText>
        </Text>
        <FactList
          facts={[
            { label: 'We answer within', value: SUPPORT_RESPONSE.general },
            { label: 'With Pro within', value: SUPPORT_RESPONSE.paid },
          ]}
        />
        <Text size="small" tone="muted">
          What a plan costs and gives is on{' '}
          <LinkText as={Link} to="/pricing">
            Plans &amp; Pricing
          </LinkText>
          . What happens to your message is in our{' '}
          <LinkText as={Link} to="/privacy">
            Privacy Policy
          </LinkText>
          .
        </Text>
      </Stack>
    </Card>
  );
}
