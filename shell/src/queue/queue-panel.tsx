import { Button, Text, token } from '@aic/design-system';
import { Link } from '@aic/sdk';
import { PLANS } from '@aic/sdk/account';
import type { Queue } from '@aic/sdk/host';
import { styled } from 'styled-components';
import type { Press } from './press.ts';
import { QueueRow } from './queue-row.tsx';

export interface QueueParts {
  /** Waiting for an engine or being made. */
  running: Press[];
  /** In the user's own line. */
  inLine: Press[];
  ended: Press[];
}

interface QueuePanelProps {
  queue: Queue;
  parts: QueueParts;
  /** Seconds that jobs will still take, by id, of those of which it can be told. */
  left: ReadonlyMap<string, number>;
  /** Takes what has ended off the list. */
  onClear(): void;
}

/** How much fits at the same time, and the jobs. */
export function QueuePanel({ queue, parts, left, onClear }: QueuePanelProps) {
  const { running, inLine, ended } = parts;
  const { inFlightMax, nextPlan } = queue;

  return (
    <>
      <Head>
        <Title>
          <Text as="h2" size="ui">
            Queue
          </Text>
          {ended.length > 0 && (
            <Button size="dense" variant="ghost" aria-label="Clear what has ended" onClick={onClear}>
              Clear
            </Button>
          )}
        </Title>
        <Text as="p" size="small" tone="muted">
          {limitText(queue, running.length, inLine.length)}
        </Text>
        {nextPlan !== null && running.length >= inFlightMax && (
          <Text as="p" size="small" tone="muted">
            {PLANS[nextPlan.plan].name} makes {nextPlan.inFlightMax} at a time.{' '}
            <Link to={`/subscribe?plan=${nextPlan.plan}`}>See {PLANS[nextPlan.plan].name}</Link>
          </Text>
        )}
      </Head>
      <List aria-label="Jobs" role="list">
        {[...running, ...inLine, ...ended].map((press) => (
          <QueueRow key={press[0].batchId ?? press[0].id} press={press} left={left} />
        ))}
      </List>
    </>
  );
}

function limitText({ inFlightMax, deferredMax }: Queue, running: number, inLine: number): string {
  const runs = `${running} of ${inFlightMax} running`;
  return inLine === 0
    ? runs
    : `${runs}, ${inLine} of ${deferredMax} in line: credits are set aside when one starts`;
}

const Head = styled.div`
  display: grid;
  gap: ${token.space[4]};
`;

const Title = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${token.control.dense};
`;

const List = styled.ul`
  margin: ${token.space[8]} 0 0;
  padding: 0;
  list-style: none;

  > li + li {
    border-block-start: 1px solid ${token.color.border};
  }
`;
