import { styled } from 'styled-components';
import { Stack } from '../../components/layout/layout.tsx';
import { Text } from '../../components/text/text.tsx';
import type { Example } from '../../guides/guide.ts';
import { CheckCircleIcon, CloseIcon } from '../../icons/icons.ts';
import { token } from '../../tokens/token.ts';

interface DoAndDontProps {
  yes: Example;
  no: Example;
}

/** One thing written as we do, and as we do not. */
export function DoAndDont({ yes, no }: DoAndDontProps) {
  return (
    <Pair>
      <Side style={{ borderBlockStartColor: token.color.success }}>
        <Verdict style={{ color: token.color.success }}>
          <CheckCircleIcon aria-hidden /> Do
        </Verdict>
        {yes.shown}
        <Text size="small" tone="muted">
          {yes.words}
        </Text>
      </Side>
      <Side style={{ borderBlockStartColor: token.color.dangerText }}>
        <Verdict style={{ color: token.color.dangerText }}>
          <CloseIcon aria-hidden /> Don't
        </Verdict>
        {no.shown}
        <Text size="small" tone="muted">
          {no.words}
        </Text>
      </Side>
    </Pair>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: ${token.space[16]};
`;

const Side = styled(Stack)`
  gap: ${token.space[12]};
  align-items: start;
  padding-block-start: ${token.space[12]};
  border-block-start: 2px solid;
`;

const Verdict = styled.strong`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[4]};
  font: ${token.type.small};
  font-weight: ${token.weight.strong};
`;
