import { Text, token } from '@aic/design-system';
import { GENERATION_COSTS, type GenerationKind, KINDS } from '@aic/sdk';
import { styled } from 'styled-components';

interface MadeWithProps {
  kind: GenerationKind;
  /** The words that the result was made from, where they do not stand beside it. */
  prompt?: string;
  /** What else is in its recipe: "Jazz". */
  detail?: string;
}

/** Made by the engine that needs no key, so that every installation can make the same. */
const ENGINE = 'Preview engine';

/** The label of a result, as beside a picture in a museum: its words, then tool, engine and price. */
export function MadeWith({ kind, prompt, detail }: MadeWithProps) {
  const facts = [KINDS[kind].name, detail, ENGINE, `${GENERATION_COSTS[kind]} credits`];
  return (
    <Root data-kind={kind}>
      {prompt !== undefined && (
        <Text as="span" size="small">
          “{prompt}”
        </Text>
      )}
      <Text as="span" size="caption" tone="muted" isTabular>
        <Dot aria-hidden="true" />
        {facts.filter(Boolean).join(' · ')}
      </Text>
    </Root>
  );
}

const Root = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token.space[2]} ${token.space[16]};
  text-align: start;

  --hue: ${token.color.toolImage};

  &[data-kind='video'] {
    --hue: ${token.color.toolVideo};
  }

  &[data-kind='music'] {
    --hue: ${token.color.toolMusic};
  }

  &[data-kind='text'] {
    --hue: ${token.color.toolText};
  }
`;

/** The tool's hue, as on its icon. */
const Dot = styled.span`
  display: inline-block;
  width: 6px;
  height: 6px;
  margin-inline-end: ${token.space[8]};
  border-radius: ${token.radius.full};
  background: var(--hue);
  vertical-align: 2px;
`;
