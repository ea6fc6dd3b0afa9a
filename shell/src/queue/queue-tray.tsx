import { Spinner, token } from '@aic/design-system';
import { CheckCircleIcon } from '@aic/design-system/studio';
import type { Generation } from '@aic/sdk';
import { type ComponentPropsWithRef, useEffect, useState, useTransition } from 'react';
import { styled } from 'styled-components';
import { popover } from '../core/parts.ts';
import { registerWorker } from '../install/register-worker.ts';
import { isInLine, pressesOf, underWay } from './press.ts';
import { QueuePanel, type QueueParts } from './queue-panel.tsx';
import { useQueue } from './use-queue.ts';

/**
 * What runs, waits and has just ended in all tools, behind a button that is there as long as there is any of it. The
 * panel's file loads with the first touch of the button.
 */
export function QueueTray() {
  const queue = useQueue();
  // Here because this is what loads after a user's page, when nothing else is waited for.
  useEffect(registerWorker, []);
  const [isWanted, setWanted] = useState(false);
  // The button stays, with its focus, until the panel has arrived.
  const [isLoading, startTransition] = useTransition();
  if (queue === undefined || queue.items.length === 0) return null;
  const parts = partsOf(queue.items);

  if (!isWanted) {
    return (
      <QueueButton
        parts={parts}
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
    <popover.Part label="Queue" align="end" isInitiallyOpen trigger={<QueueButton parts={parts} />}>
      <QueuePanel queue={queue} parts={parts} />
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

function QueueButton({ parts, ...rest }: { parts: QueueParts } & ComponentPropsWithRef<'button'>) {
  const underWay = parts.running.length + parts.inLine.length;
  return (
    <Trigger
      type="button"
      aria-label={`Queue: ${underWay} under way, ${parts.ended.length} ended`}
      title="Queue"
      {...rest}
    >
      {underWay > 0 ? <Spinner size={12} /> : <CheckCircleIcon aria-hidden />}
      {underWay > 0 ? underWay : parts.ended.length}
    </Trigger>
  );
}

const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[4]};
  height: 28px;
  padding-inline: ${token.space[8]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.full};
  background: none;
  color: ${token.color.fg};
  font: ${token.type.small};
  font-weight: ${token.weight.medium};
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &:hover {
    border-color: ${token.color.borderStrong};
  }
`;
