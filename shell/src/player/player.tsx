import { Button, ErrorState } from '@aic/design-system';
import { ErrorBoundary, forgetKeptFiles } from '@aic/sdk/host';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { MissingPart } from '../core/missing-part.tsx';
import { useServices } from '../core/services-context.tsx';
import { useSession } from '../core/use-session.ts';
import { playerBar } from './part.ts';

/**
 * The bar of the page's player, as long as a track is in it. It ends with the session, as do the files that the user
 * chose.
 */
export function Player() {
  const { player, telemetry } = useServices();
  const track = useSyncExternalStore(
    player.subscribe,
    () => player.state().track,
    () => null,
  );
  const session = useSession().state;

  useEffect(() => {
    if (session !== 'signed-out') return;
    player.close();
    // Also on a page that begins so: the session may have ended while there was none.
    forgetKeptFiles();
  }, [session, player]);

  if (track === null) {
    return null;
  }
  return (
    <ErrorBoundary
      resetKey={track.id}
      renderFallback={(retry) => (
        <MissingPart retry={retry}>
          <ErrorState
            level={2}
            title="The player could not be loaded"
            description="Its file did not arrive. Nothing of yours is lost."
            onRetry={retry}
            actions={<Button onClick={player.close}>Stop the music</Button>}
          />
        </MissingPart>
      )}
      onError={(error) => telemetry.report(error, { phase: 'player' })}
    >
      <Suspense fallback={null}>
        <playerBar.Part player={player} track={track} />
      </Suspense>
    </ErrorBoundary>
  );
}
