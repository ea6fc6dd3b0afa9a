import { Button, ErrorState } from '@aic/design-system';
import { Link } from '@aic/sdk';
import { ErrorBoundary, forgetKeptFiles } from '@aic/sdk/host';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { MissingPart } from '../core/missing-part.tsx';
import { playerBar } from '../core/parts.ts';
import { useServices } from '../core/services-context.tsx';
import { useSession } from '../core/use-session.ts';

/**
 * The bar of the page's player, as long as a track is in it. It ends with the session, as do the files that the user
 * chose.
 */
export function Player() {
  const { player, telemetry } = useServices();
  const { track, status, positionSeconds } = useSyncExternalStore(
    player.subscribe,
    player.state,
    player.state,
  );
  const isSignedOut = useSession().state === 'signed-out';

  useEffect(() => {
    if (!isSignedOut) return;
    player.close();
    forgetKeptFiles();
  }, [isSignedOut, player]);

  if (track === null) {
    return null;
  }
  const isPlaying = status === 'playing' || status === 'loading';
  return (
    <ErrorBoundary
      resetKey={track.id}
      renderFallback={(draw) => (
        <MissingPart draw={draw}>
          <ErrorState
            level={2}
            title="The player could not be loaded"
            description="Its file did not arrive. Nothing of yours is lost."
            onRetry={draw}
            actions={<Button onClick={player.close}>Stop the music</Button>}
          />
        </MissingPart>
      )}
      onError={(error) => telemetry.report(error, { phase: 'player' })}
    >
      <Suspense fallback={null}>
        <playerBar.Part
          title={track.title}
          link={
            <Link to={track.page}>
              {status === 'failed' ? `${track.title} (cannot be played)` : track.title}
            </Link>
          }
          isPlaying={isPlaying}
          isLoading={status === 'loading'}
          positionSeconds={positionSeconds}
          durationSeconds={track.durationSeconds}
          onPlayPause={() => (isPlaying ? player.pause() : player.play(track))}
          onSeek={player.seek}
          onClose={player.close}
        />
      </Suspense>
    </ErrorBoundary>
  );
}
