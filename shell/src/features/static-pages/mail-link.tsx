import { LinkText } from '@aic/design-system';
import { CONTACT_ADDRESSES } from '@aic/sdk/host';

/** One of our public addresses. */
export function MailLink({ to }: { to: keyof typeof CONTACT_ADDRESSES }) {
  const address = CONTACT_ADDRESSES[to];
  return <LinkText href={`mailto:${address}`}>{address}</LinkText>;
}
