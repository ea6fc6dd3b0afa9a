import { token, useAnnounce } from '@aic/design-system';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { useServices } from '../core/services-context.tsx';

const TEXT = 'You are offline. Nothing is sent or saved.';

/** Says that there is no network. When it is back, what could not be read is read again by itself. */
export function OfflineNotice() {
  const { queryClient } = useServices();
  const announce = useAnnounce();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    // A page that was sent came over a network.
    () => true,
  );
  const wasOnline = useRef(true);

  useEffect(() => {
    if (wasOnline.current === isOnline) return;
    wasOnline.current = isOnline;
    announce(isOnline ? 'You are online again.' : TEXT);
    if (isOnline) {
      void queryClient.refetchQueries({
        type: 'active',
        predicate: ({ state }) => state.status === 'error',
      });
    }
  }, [isOnline, announce, queryClient]);

  return isOnline ? null : <Root>{TEXT}</Root>;
}

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** One line below the bar, over the free space above each page, so that nothing moves when it comes and goes. */
const Root = styled.p`
  position: absolute;
  inset: 100% 0 auto;
  margin: 0;
  padding: ${token.space[4]} ${token.space[16]};
  border-block-end: 1px solid ${token.color.border};
  background: ${token.color.raised};
  color: ${token.color.fg};
  font: ${token.type.caption};
  text-align: center;
`;
