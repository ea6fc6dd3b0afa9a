import { Badge, Button, IconButton, media, SearchIcon, token, useInBrowser } from '@aic/design-system';
import { errorText, Link, useMutation, useQueryClient, type User } from '@aic/sdk';
import { draftsCleared, logout, userQuery } from '@aic/sdk/host';
import { styled } from 'styled-components';
import { Offered } from '../core/offered.tsx';
import { useServices } from '../core/services-context.tsx';
import { openPalette } from '../state/palette-asked.ts';
import { CreditsBadge } from './credits-badge.tsx';
import { NavMenu } from './menu/nav-menu.tsx';
import { CHECKOUT, type UpgradeLink } from './menu/upgrade-link.ts';

/** Right side of the bar for a signed-in user: credits, plan, search, and one menu of all that is theirs. */
export function NavSignedIn({ user }: { user: User }) {
  const signOut = useSignOut();
  const logOut = { onClick: () => signOut.mutate(), disabled: signOut.isPending };
  const upgrade = user.isPro || user.isAdmin ? null : upgradeLink(user);

  return (
    <>
      <CreditsBadge isAdmin={user.isAdmin} />
      {user.isAdmin && (
        <AdminLink to="/admin" aria-label="ADMIN: open the administration">
          <Badge tone="info">ADMIN</Badge>
        </AdminLink>
      )}
      {user.isPro && !user.isAdmin && <PlanBadge plan={user.plan} />}
      <Wide>
        {upgrade && <UpgradeButton {...upgrade} />}
        <IconButton label="Search and commands (Ctrl K)" aria-keyshortcuts="Control+K" onClick={openPalette}>
          <SearchIcon />
        </IconButton>
      </Wide>
      <NavMenu {...{ user, upgrade, logOut }} />
    </>
  );
}

/** HTML that was made ahead knows that there is a plan, and not which. */
function PlanBadge({ plan }: Pick<User, 'plan'>) {
  return <Badge tone="accent">{useInBrowser() && plan === 'creator' ? 'CREATOR+' : 'PRO'}</Badge>;
}

function UpgradeButton({ to, label }: UpgradeLink) {
  const button = (
    <Button as={Link} to={to}>
      {label}
    </Button>
  );
  return to === CHECKOUT ? <Offered $offer="plans">{button}</Offered> : button;
}

/** Who has a plan that rests pays for it first. */
const upgradeLink = ({ isPaymentOverdue }: User): UpgradeLink =>
  isPaymentOverdue === true
    ? { to: '/account', label: 'Payment overdue' }
    : { to: CHECKOUT, label: 'Upgrade' };

/** A successful logout clears cached data and goes to /. */
function useSignOut() {
  const { api, store, toast, navigate } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => logout(api),
    onSuccess: () => {
      store.dispatch(draftsCleared());
      navigate('/');
      queryClient.clear();
      queryClient.setQueryData(userQuery(api).queryKey, null);
    },
    onError: (error) => {
      toast({
        title: 'Logout failed',
        description: errorText(error, 'The server could not be reached. You are still signed in.'),
        variant: 'destructive',
      });
    },
  });
}

const AdminLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: 24px;
  text-decoration: none;
`;

/** On phones, and where text is so large that the screen is as narrow, both stand in the menu. */
const Wide = styled.span`
  display: none;

  ${media.medium} {
    display: inline-flex;
    gap: ${token.space[4]};
  }
`;
