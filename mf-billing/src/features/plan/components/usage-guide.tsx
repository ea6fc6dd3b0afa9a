import { ImageIcon, MusicIcon, TextIcon, VideoIcon } from '@aic/design-system';
import { CreditCosts } from '@aic/design-system/billing';
import { CREDIT_CEILINGS, useUser } from '@aic/sdk';
import { SUPPORT_RESPONSE } from '@aic/sdk/account';

const upTo = (credits: number): string => `up to ${credits} credits`;

/** Ceilings, as in the terms: no price is above them, and each button shows its own. */
export function UsageGuide() {
  const { plan } = useUser();
  return (
    <CreditCosts
      title="Credit Usage Guide"
      intro={`Up to ${CREDIT_CEILINGS.media} credits per image, video and music, ${CREDIT_CEILINGS.text} per text. Each button shows its exact price before you press it.`}
      costs={[
        { label: 'Image', icon: <ImageIcon />, cost: upTo(CREDIT_CEILINGS.media) },
        { label: 'Video', icon: <VideoIcon />, cost: upTo(CREDIT_CEILINGS.media) },
        { label: 'Music', icon: <MusicIcon />, cost: upTo(CREDIT_CEILINGS.media) },
        { label: 'Text', icon: <TextIcon />, cost: upTo(CREDIT_CEILINGS.text) },
      ]}
      notes={[
        'Credits reset on the billing date. They do not roll over.',
        'A result that does not arrive costs nothing.',
        `Support answers within ${plan === null ? SUPPORT_RESPONSE.general : SUPPORT_RESPONSE.paid}.`,
      ]}
    />
  );
}
