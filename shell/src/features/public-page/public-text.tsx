import { Button, Card, Text } from '@aic/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';

/** Longer ones begin folded: a text is not to push everything else off the page. */
const FOLDED_LINES = 12;
const FOLDED_LENGTH = 600;

/** A text as it was written, with its marks: nothing in it becomes a link or a picture. */
export function PublicText({ text, about }: { text: string; about: string }) {
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > FOLDED_LENGTH || text.split('\n').length > FOLDED_LINES;
  return (
    <Card padding={16}>
      <Words size="ui" dir="auto" {...(isLong && !isOpen && { lines: FOLDED_LINES })}>
        {text}
      </Words>
      {isLong && (
        <Button
          variant="ghost"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Show less' : 'Show all'}: ${about}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Show all'}
        </Button>
      )}
    </Card>
  );
}

const Words = styled(Text)`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
