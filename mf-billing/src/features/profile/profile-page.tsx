import { media, Stack, token } from '@aic/design-system';
import { useUser } from '@aic/sdk';
import { styled } from 'styled-components';
import { BetaCard } from './components/beta-card.tsx';
import { CreditBalanceCard } from './components/credit-balance-card.tsx';
import { OverviewCard } from './components/overview-card.tsx';
import { ProfileForm } from './components/profile-form.tsx';
import { SubscriptionCard } from './components/subscription-card.tsx';
import { ToolsCard } from './components/tools-card.tsx';

/** My Profile: who the user is, what they may change about it, and how their plan stands. */
export function ProfilePage() {
  const user = useUser();
  return (
    <Columns>
      <Stack gap={24}>
        <OverviewCard user={user} />
        <ProfileForm user={user} />
      </Stack>
      <Stack gap={24}>
        <SubscriptionCard />
        <CreditBalanceCard user={user} />
        <ToolsCard />
        <BetaCard />
      </Stack>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${token.space[24]};

  ${media.large} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;
