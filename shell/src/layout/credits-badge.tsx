import { CreditsIcon, media, token, VisuallyHidden } from '@aic/design-system';
import { figureText, useQuery } from '@aic/sdk';
import { creditsQuery } from '@aic/sdk/host';
import { css, styled } from 'styled-components';
import { useServices } from '../core/services-context.tsx';

/**
 * 'Unlimited' for admins, otherwise the credit count. It is animated only when the balance changes. A balance that is
 * not known is never shown as a number.
 */
export function CreditsBadge({ isAdmin }: { isAdmin: boolean }) {
  const { api } = useServices();
  const { data, isFetching, refetch } = useQuery({ ...creditsQuery(api), enabled: !isAdmin });

  if (isAdmin) {
    return <Known text="Unlimited" />;
  }
  if (data !== undefined) {
    return <Known text={figureText(data.credits)} />;
  }
  if (isFetching) {
    return (
      <Root data-testid="credits">
        <CreditsIcon aria-hidden="true" />
        <Awaited />
        <VisuallyHidden>Loading your credits</VisuallyHidden>
      </Root>
    );
  }
  return (
    <RetryButton
      type="button"
      onClick={() => void refetch()}
      title="Your credits could not be read. Try again"
      data-testid="credits"
    >
      <CreditsIcon aria-hidden="true" />
      <span aria-hidden="true">–</span>
      <VisuallyHidden>Your credits could not be read. Try again</VisuallyHidden>
    </RetryButton>
  );
}

function Known({ text }: { text: string }) {
  return (
    <Root title={`${text} credits`} data-testid="credits">
      <CreditsIcon aria-hidden="true" />
      <Count key={text}>{text}</Count>
      <VisuallyHidden> credits</VisuallyHidden>
    </Root>
  );
}

const shape = css`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[4]};
  height: 28px;
  padding-inline: ${token.space[8]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.full};
  color: ${token.color.fg};
  font: ${token.type.small};
  font-weight: ${token.weight.medium};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Root = styled.span`
  ${shape}
`;

const RetryButton = styled.button`
  ${shape}
  background: none;
  cursor: pointer;

  &:hover {
    border-color: ${token.color.borderStrong};
  }
`;

/** As wide as three figures, which most balances have; it breathes as the frame in the HTML does. */
const Awaited = styled.span`
  width: 3ch;
  height: 12px;
  border-radius: ${token.radius.control};
  background: ${token.color.hover};
  animation: aic-breathe 1.6s ease-in-out 6;

  ${media.reducedMotion} {
    animation: none;
  }
`;

const Count = styled.span`
  animation: aic-count ${token.duration.popover} ${token.easing.enter};
`;
