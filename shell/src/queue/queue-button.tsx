import { Spinner, token } from '@aic/design-system';
import { CheckCircleIcon } from '@aic/design-system/studio';
import type { ComponentPropsWithRef } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { lineText } from './line-text.ts';
import { progressOf } from './press.ts';
import type { QueueParts } from './queue-panel.tsx';

interface QueueButtonProps extends ComponentPropsWithRef<'button'> {
  parts: QueueParts;
  /** Seconds that jobs will still take, by id, of those of which it can be told. */
  left: ReadonlyMap<string, number>;
}

/** Opens the queue: a badge in the bar; on a phone, while something is under way, one line above the tools. */
export function QueueButton({ parts, left, ...rest }: QueueButtonProps) {
  const { running, inLine, ended } = parts;
  const underWay = running.length + inLine.length;
  const share = running.reduce((sum, press) => sum + progressOf(press), 0) / Math.max(running.length, 1);
  return (
    <Trigger
      type="button"
      aria-label={`Queue: ${underWay} under way, ${ended.length} ended`}
      title="Queue"
      data-busy={underWay > 0 ? '' : undefined}
      {...rest}
    >
      {underWay > 0 ? <Spinner size={12} /> : <CheckCircleIcon aria-hidden />}
      <Count>{underWay > 0 ? underWay : ended.length}</Count>
      {underWay > 0 && (
        <>
          <LineRoom />
          <Words>{lineText(parts, left)}</Words>
          <Share style={{ '--share': `${share * 100}%` }} />
        </>
      )}
    </Trigger>
  );
}

/** As where the tools stand at the bottom. */
const PHONE = '@media (max-width: 767px) and (min-height: 480px)';

/** The line and the bar of the tools: what sticks to the bottom stands above both. */
const LineRoom = createGlobalStyle`
  ${PHONE} {
    :root:root {
      --aic-dock-height: 102px;
    }

    body {
      margin-block-end: 45px;
    }
  }
`;

const Trigger = styled.button`
  position: relative;
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

  /* As large as a thumb. */
  &::after {
    position: absolute;
    inset: -8px 0;
    content: '';
  }

  ${PHONE} {
    &[data-busy] {
      position: fixed;
      inset: auto 0 calc(57px + env(safe-area-inset-bottom));
      gap: ${token.space[8]};
      height: 45px;
      padding-inline: ${token.space[16]};
      border-width: 1px 0 0;
      border-radius: 0;
      background: ${token.color.surface};
    }
  }
`;

const Count = styled.span`
  ${PHONE} {
    [data-busy] > & {
      display: none;
    }
  }
`;

const Words = styled.span`
  display: none;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${PHONE} {
    display: block;
  }
`;

/** How far all that runs is, along the upper edge of the line. */
const Share = styled.span`
  display: none;
  position: absolute;
  inset: -1px auto auto 0;
  width: var(--share);
  height: 2px;
  background: ${token.color.accentText};

  ${PHONE} {
    display: block;
  }
`;
