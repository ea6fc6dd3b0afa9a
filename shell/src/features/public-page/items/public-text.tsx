import { Button, Card, Heading, Stack, Text } from '@aic/design-system';
import type { PublicItem } from '@aic/sdk';
import { useState } from 'react';
import { styled } from 'styled-components';
import { plainText } from './plain-text.ts';

/** Longer ones begin folded: a text is not to push everything else off the page. */
const FOLDED_LINES = 8;
const FOLDED_LENGTH = 600;

/** A text in plain words: nothing that a stranger has written becomes a link or a picture here. */
export function PublicText({ item: { prompt, response } }: { item: PublicItem }) {
  const [isOpen, setOpen] = useState(false);
  const text = plainText(response ?? '');
  const isLong = text.length > FOLDED_LENGTH || text.split('\n').length > FOLDED_LINES;
  return (
    <Card as="article" padding={16} aria-label={prompt}>
      <Stack gap={8} align="start">
        <Title level={3} size="ui" dir="auto">
          {prompt}
        </Title>
        <Words size="reading" isMeasured dir="auto" {...(isLong && !isOpen && { lines: FOLDED_LINES })}>
          {text}
        </Words>
        {isLong && (
          <Button
            aria-expanded={isOpen}
            aria-label={`${isOpen ? 'Show less' : 'Show all'}: ${prompt}`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Show less' : 'Show all'}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

const Title = styled(Heading)`
  overflow-wrap: anywhere;
`;

const Words = styled(Text)`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
