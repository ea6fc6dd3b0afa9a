import {
  Badge,
  Button,
  IconButton,
  LogOutIcon,
  MailIcon,
  media,
  SettingsIcon,
  token,
  UserIcon,
} from '@aic/design-system';
import { errorText, Link, useMutation, useQueryClient, type User } from '@aic/sdk';
import { draftsCleared, logout, userQuery } from '@aic/sdk/host';
import { styled } from 'styled-components';
import { CreditsBadge } from './credits-badge.tsx';
import { useServices } from './services-context.tsx';

/** Right side of the bar for a signed-in user: credits, plan, ways to the account, logout. */
export function NavSignedIn({ user }: { user: User }) {
  const signOut = useSignOut();

  return (
    <>
      <CreditsBadge isAdmin={user.isAdmin} />
      {user.isAdmin && (
        <AdminLink to="/admin" aria-label="ADMIN: open the administration">
          <Badge tone="info">ADMIN</Badge>
        </AdminLink>
      )}
      {user.isPro && !user.isAdmin && <Badge tone="accent">PRO</Badge>}
      {!user.isPro && !user.isAdmin && (
        <WideOnly>
          <Button as={Link} to="/subscribe">
            Upgrade
          </Button>
        </WideOnly>
      )}
      <WideOnly>
        <IconButton as={Link} to="/contact" label="Contact">
          <MailIcon />
        </IconButton>
      </WideOnly>
      <IconButton as={Link} to="/profile" label="Profile">
        <UserIcon />
      </IconButton>
      <WideOnly>
        <IconButton as={Link} to="/account" label="Account">
          <SettingsIcon />
        </IconButton>
      </WideOnly>
      <IconButton label="Log out" onClick={() => signOut.mutate()} disabled={signOut.isPending}>
        <LogOutIcon />
      </IconButton>
    </>
  );
}

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

/** On phones these are reached from the footer and the profile page. */
const WideOnly = styled.span`
  display: none;

  ${media.medium} {
    display: inline-flex;
    gap: ${token.space[4]};
  }
`;
