import { ErrorState, Stack } from '@aic/design-system';
import { Skeleton } from '@aic/design-system/studio';
import type { MountedFill, SlotGiven } from '@aic/sdk';
import type { SlotName } from '@aic/sdk/slots';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OfferedFill } from './fills-of.ts';
import { type FillHost, type FillProblem, openFill } from './open-fill.ts';

export interface FillProps<Slot extends SlotName> extends OfferedFill {
  slot: Slot;
  given: SlotGiven[Slot];
  host: FillHost;
}

/** What one tool has for a slot, with what stands there before it and in place of it. */
export function Fill<Slot extends SlotName>(props: FillProps<Slot>) {
  const [tries, setTries] = useState(0);
  return <OpenFill key={tries} {...props} onRetry={() => setTries(tries + 1)} />;
}

const WORDS: Readonly<Record<FillProblem, string>> = {
  missing: 'could not be loaded',
  crashed: 'stopped working',
  late: 'shows nothing so far',
};

function OpenFill<Slot extends SlotName>(props: FillProps<Slot> & { onRetry: () => void }) {
  const { slot, tool, label, given, host, onRetry } = props;
  const [state, setState] = useState<FillProblem | 'loading' | 'shown'>('loading');
  const place = useRef<HTMLDivElement>(null);
  const fill = useRef<MountedFill<Slot>>(null);
  const open = useEffectEvent((element: HTMLElement) =>
    openFill({
      slot,
      tool,
      element,
      given,
      host,
      onShown: () => setState('shown'),
      onProblem: setState,
    }),
  );
  useEffect(() => {
    if (place.current === null) return undefined;
    // Its own, so that one that is taken down later cannot reach the next.
    const opened = open(place.current.appendChild(document.createElement('div')));
    fill.current = opened;
    return () => opened.unmount();
  }, []);
  useEffect(() => fill.current?.update(given), [given]);

  return (
    <section aria-label={label} aria-busy={state === 'loading'}>
      {state === 'loading' && <Skeleton height="48px" />}
      {state !== 'loading' && state !== 'shown' && (
        <ErrorState
          title={`${label} ${WORDS[state]}`}
          description="Everything else works, and nothing is lost."
          onRetry={onRetry}
        />
      )}
      {/* In sight from the start: what measures itself, or takes the focus, does so as it is mounted. */}
      <div ref={place} data-fill={tool} hidden={state !== 'shown' && state !== 'loading'} />
    </section>
  );
}

export interface FillsProps<Slot extends SlotName> extends Omit<FillProps<Slot>, keyof OfferedFill> {
  fills: readonly OfferedFill[];
}

/** All that the tools have for a slot, each by itself. */
export function Fills<Slot extends SlotName>({ fills, ...slot }: FillsProps<Slot>) {
  return (
    <Stack gap={16}>
      {fills.map((fill) => (
        <Fill key={fill.tool} {...fill} {...slot} />
      ))}
    </Stack>
  );
}
