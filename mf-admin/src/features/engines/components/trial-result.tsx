import { Cluster, Spinner, Stack, Text, token } from '@aic/design-system';
import { Notice } from '@aic/design-system/billing';
import { type EngineTrial, moneyText } from '@aic/sdk/admin';

interface TrialResultProps {
  trial: EngineTrial | undefined;
  isPending: boolean;
  /** Why it was not tried. */
  problem: string | null;
}

/** What an engine has made, how long that took and what it cost, or what its vendor said instead. */
export function TrialResult({ trial, isPending, problem }: TrialResultProps) {
  return (
    <div aria-live="polite">
      {isPending ? (
        <Cluster gap={8}>
          <Spinner />
          <Text tone="muted">Making the smallest thing. Models on your own machine take a while.</Text>
        </Cluster>
      ) : problem !== null ? (
        <Notice tone="danger" title="This was not done">
          {problem}
        </Notice>
      ) : (
        trial && <Outcome {...trial} />
      )}
    </div>
  );
}

function Outcome({ outcome, text, said, ms, dollars, words, file }: EngineTrial) {
  const facts = [
    `${(ms / 1000).toFixed(1)} s`,
    dollars === null ? null : `about ${moneyText(dollars * 100, 'usd')}`,
    text,
  ];
  if (outcome !== 'delivered') {
    return (
      <Notice tone="danger" title={`It did not deliver (${outcome})`}>
        <Stack gap={4}>
          <span>{text}</span>
          {said !== null && <q>{said}</q>}
        </Stack>
      </Notice>
    );
  }
  return (
    // Its dialog may be higher than the window.
    <Stack gap={8} ref={(root: HTMLElement | null) => root?.scrollIntoView?.({ block: 'nearest' })}>
      <Text tone="success">It works: {facts.filter(Boolean).join(', ')}.</Text>
      {words !== undefined && (
        <Text lines={6} dir="auto">
          {words}
        </Text>
      )}
      {file !== undefined && <File {...file} />}
    </Stack>
  );
}

function File({ mediaType, base64 }: NonNullable<EngineTrial['file']>) {
  /** The address is good for as long as the file is shown. */
  function show(element: HTMLImageElement | HTMLMediaElement | null): (() => void) | undefined {
    if (element === null) return undefined;
    const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
    const address = URL.createObjectURL(new Blob([bytes], { type: mediaType }));
    element.src = address;
    return () => URL.revokeObjectURL(address);
  }
  if (mediaType.startsWith('image/')) return <img ref={show} alt="What it has made" style={SHOWN} />;
  const Player = mediaType.startsWith('audio/') ? 'audio' : 'video';
  return (
    <Player ref={show} controls aria-label="What it has made" style={SHOWN}>
      <track kind="captions" />
    </Player>
  );
}

const SHOWN = {
  alignSelf: 'start',
  maxWidth: '100%',
  maxHeight: 240,
  borderRadius: token.radius.card,
} as const;
