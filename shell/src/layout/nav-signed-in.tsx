import {
  Badge,
  Button,
  IconButton,
  LogOutIcon,
  MailIcon,
  media,
  SearchIcon,
  SettingsIcon,
  token,
  UserIcon,
} from '@aic/design-system';
import { errorText, Link, useMutation, useQueryClient, type User } from '@aic/sdk';
import { draftsCleared, logout, userQuery } from '@aic/sdk/host';
import { styled } from 'styled-components';
import { Offered } from '../core/offered.tsx';
import { useServices } from '../core/services-context.tsx';
import { openPalette } from '../state/palette-asked.ts';
import { CreditsBadge } from './credits-badge.tsx';
import { NavMenu } from './menu/nav-menu.tsx';
import { CHECKOUT, type UpgradeLink } from './menu/upgrade-link.ts';

/** Right side of the bar for a signed-in user: credits, plan, ways to the account, logout. */
export function NavSignedIn({ user }: { user: User }) {
  const signOut = useSignOut();
  const logOut = { onClick: () => signOut.mutate(), disabled: signOut.isPending };
  const canUpgrade = !user.isPro && !user.isAdmin;
  const upgrade = upgradeLink(user);

  return (
    <>
      <CreditsBadge isAdmin={user.isAdmin} />
      {user.isAdmin && (
        <AdminLink to="/admin" aria-label="ADMIN: open the administration">
          <Badge tone="info">ADMIN</Badge>
        </AdminLink>
      )}
      {user.isPro && !user.isAdmin && <Badge tone="accent">PRO</Badge>}
      <Wide>
        {canUpgrade && <UpgradeButton {...upgrade} />}
        <IconButton label="Search and commands (Ctrl K)" aria-keyshortcuts="Control+K" onClick={openPalette}>
          <SearchIcon />
        </IconButton>
        <IconButton as={Link} to="/contact" label="Contact">
          <MailIcon />
        </IconButton>
        <IconButton as={Link} to="/profile" label="Profile">
          <UserIcon />
        </IconButton>
        <IconButton as={Link} to="/account" label="Account">
          <SettingsIcon />
        </IconButton>
        <IconButton label="Log out" {...logOut}>
          <LogOutIcon />
        </IconButton>
      </Wide>
      <Narrow>
        <NavMenu upgrade={canUpgrade ? upgrade : null} logOut={logOut} />
      </Narrow>
    </>
  );
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

const Wide = styled.span`
  display: none;

  ${media.medium} {
    display: inline-flex;
    gap: ${token.space[4]};
  }
`;

/** There the same stands in a menu: on phones, and where text is so large that the screen is as narrow. */
const Narrow = styled.span`
  display: inline-flex;

  ${media.medium} {
    display: none;
  }
`;
