import { Heading, media, Stack, Text, token } from '@aic/design-system';
import { GENERATION_COSTS, type GenerationKind } from '@aic/sdk';
import { styled } from 'styled-components';
import type { ArtName } from './art/landing-arts.tsx';
import { LandingArt } from './landing-art.tsx';

interface ToolPanelProps {
  kind: GenerationKind & ArtName;
  title: string;
  text: string;
}

/** One tool: what it is about in a form of its own, then its name, what it takes, and what it costs. */
export function ToolPanel({ kind, title, text }: ToolPanelProps) {
  return (
    <Root data-tool={kind}>
      <Art>
        <LandingArt name={kind} />
      </Art>
      <Stack gap={4}>
        <Heading level={3} size="title">
          {title}
        </Heading>
        <Text tone="muted" isMeasured>
          {text}
        </Text>
        <Cost size="small" tone="subtle" isTabular>
          {GENERATION_COSTS[kind]} credits each
        </Cost>
      </Stack>
    </Root>
  );
}

const Root = styled.li`
  display: grid;
  grid-template-rows: 1fr auto;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[24]};
  padding: ${token.space[16]};
  border-radius: ${token.radius.panel};
  background: ${token.color.surface};

  ${media.medium} {
    padding: ${token.space[32]};
  }

  ${media.forcedColors} {
    border: 1px solid;
  }
`;

const Art = styled.div`
  display: grid;
  align-content: center;
  min-width: 0;
  min-height: 180px;
`;

const Cost = styled(Text)`
  padding-block-start: ${token.space[4]};
`;
