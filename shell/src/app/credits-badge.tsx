import { CreditsIcon, token } from '@aic/design-system';
import { useQuery } from '@aic/sdk';
import { creditsQuery } from '@aic/sdk/host';
import { styled } from 'styled-components';
import { useServices } from './services-context.tsx';

const format = new Intl.NumberFormat('en');

/** 'Unlimited' for admins, otherwise the credit count or 0. It is animated only when the balance changes. */
export function CreditsBadge({ isAdmin }: { isAdmin: boolean }) {
  const { api } = useServices();
  const { data } = useQuery({ ...creditsQuery(api), enabled: !isAdmin });
  const text = isAdmin ? 'Unlimited' : format.format(data?.credits ?? 0);

  return (
    <Root title={isAdmin ? 'Unlimited credits' : `${text} credits`} data-testid="credits">
      <CreditsIcon aria-hidden="true" />
      <Count key={text}>{text}</Count>
      <Hidden> credits</Hidden>
    </Root>
  );
}

const Root = styled.span`
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

const Count = styled.span`
  @keyframes aic-count {
    from {
      opacity: 0.3;
      transform: translateY(-3px);
    }
  }

  animation: aic-count ${token.duration.popover} ${token.easing.enter};
`;

const Hidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
