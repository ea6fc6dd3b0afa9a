import { useLocation, useNavigate } from '@aic/sdk';
import { pageFor } from '../../core/page-for.ts';

/**
 * Moves the token of a mailed link out of the address, where everything that names the page would carry it: reports,
 * beacons, the history. It stays in this entry of the history, for a reload. Call it before anything is asked for.
 */
export function hideLinkToken(): void {
  const url = new URL(location.href);
  const token = url.searchParams.get('token');
  if (token === null || pageFor(url, false, []).kind !== 'mail-link') return;
  url.searchParams.delete('token');
  // The router's name for what a page keeps in its entry.
  history.replaceState({ ...history.state, usr: { token } }, '', url);
}

/** The token of the link that was opened, or ''. Forget it once it is used. */
export function useLinkToken(): { token: string; forget(): void } {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const token = typeof state === 'object' && state !== null && 'token' in state ? state.token : '';
  return {
    token: typeof token === 'string' ? token : '',
    forget: () => void navigate(pathname, { replace: true, state: null }),
  };
}
