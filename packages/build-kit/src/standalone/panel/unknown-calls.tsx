import { token } from '@aic/design-system';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import type { CallLog } from '../call-log.ts';

/** Why the page shows errors: the fake backend knows what is about generations, and account pages ask for more. */
export function UnknownCalls({ toolName, log }: { toolName: string; log: CallLog }) {
  const calls = useSyncExternalStore(log.subscribe, log.unknown);
  if (calls.length === 0) return null;
  return (
    <Root role="status">
      <span>
        It does not know all that this tool asks for. Ask a real one:{' '}
        <code>npm run dev -- mf-{toolName} --api http://localhost:3000</code>
      </span>
      {calls.map((call) => (
        <code key={call}>{call}</code>
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${token.space[4]};
  padding: ${token.space[12]};
  border: 1px solid ${token.color.warning};
  border-radius: ${token.radius.control};
  overflow-wrap: anywhere;
`;
