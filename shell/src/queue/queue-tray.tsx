import type { Generation, User } from '@aic/sdk';
import { ShellProvider } from '@aic/sdk/host';
import { useEffect, useMemo, useState, useTransition } from 'react';
import { lazyPart } from '../core/lazy-part.tsx';
import { useServices } from '../core/services-context.tsx';
import { registerWorker } from '../install/register-worker.ts';
import { isInLine, pressesOf, underWay } from './press.ts';
import { QueueButton } from './queue-button.tsx';
import { QueuePanel, type QueueParts } from './queue-panel.tsx';
import { useCleared, useQueue } from './use-queue.ts';
import { useTimeLeft } from './use-time-left.ts';

/** Panels beside a button: they load with the first touch of one. */
const popover = lazyPart(() =>
  import(/* webpackChunkName: "overlays" */ '@aic/design-system/overlays').then(({ Popover }) => Popover),
);

/**
 * What runs, waits and has just ended in all tools, behind a button that is there as long as there is any of it. The
 * panel's file loads with the first touch of the button.
 */
export function QueueTray({ user }: { user: User }) {
  const services = useServices();
  const shell = useMemo(() => services.shellOf(user), [services, user]);
  const queue = useQueue();
  const left = useTimeLeft();
  // Here because this is what loads after a user's page, when nothing else is waited for.
  useEffect(registerWorker, []);
  const [isWanted, setWanted] = useState(false);
  // The button stays, with its focus, until the panel has arrived.
  const [isLoading, startTransition] = useTransition();
  const cleared = useCleared(queue?.items ?? []);
  if (queue === undefined || cleared.left.length === 0) return null;
  const parts = partsOf(cleared.left);
  const clear = (): void => {
    cleared.clear();
    if (parts.running.length + parts.inLine.length > 0) return;
    // With the last line the panel goes, and the button in it. What comes next opens none by itself.
    setWanted(false);
    document.querySelector<HTMLElement>('#main')?.focus();
  };

  if (!isWanted) {
    return (
      <QueueButton
        parts={parts}
        left={left}
        aria-haspopup="dialog"
        aria-expanded={false}
        aria-busy={isLoading}
        onPointerEnter={popover.preload}
        onFocus={popover.preload}
        onClick={() => startTransition(() => setWanted(true))}
      />
    );
  }
  return (
    <popover.Part
      label="Queue"
      align="end"
      isInitiallyOpen
      trigger={<QueueButton parts={parts} left={left} />}
    >
      <ShellProvider shell={shell}>
        <QueuePanel queue={queue} parts={parts} left={left} onClear={clear} />
      </ShellProvider>
    </popover.Part>
  );
}

function partsOf(items: readonly Generation[]): QueueParts {
  const parts: QueueParts = { running: [], inLine: [], ended: [] };
  for (const press of pressesOf(items)) {
    const part = underWay(press).length === 0 ? 'ended' : isInLine(press) ? 'inLine' : 'running';
    parts[part].push(press);
  }
  return parts;
}
