import type { ReactNode } from 'react';
import { Badge } from '../../components/badge/badge.tsx';
import { Button } from '../../components/button/button.tsx';
import { Heading } from '../../components/heading/heading.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { Text } from '../../components/text/text.tsx';
import { type TypeStep, typeScale } from '../../tokens/scale.ts';
import { Shown } from './shown.tsx';

const uses: Readonly<Record<TypeStep, { words: string; shown: ReactNode }>> = {
  caption: {
    words: 'Hints and errors of fields, badges, counts, marks on tiles, tooltips',
    shown: <Badge>20 credits</Badge>,
  },
  small: {
    words: 'Labels of fields, dense buttons and chips',
    shown: <Button size="dense">Keep</Button>,
  },
  ui: { words: 'The base: buttons, fields, lists, tables', shown: <Button>Save changes</Button> },
  reading: {
    words: 'What is read or written: prompts, answers, terms',
    shown: <Text size="reading">A lighthouse on a cliff at dusk, long exposure</Text>,
  },
  lead: {
    words: 'A heading of level 3, a title of a dialog or of an empty state',
    shown: <Heading level={3}>Your library is empty</Heading>,
  },
  title: {
    words: 'A heading of level 2, and of level 1 in a studio',
    shown: <Heading level={2}>Payment Details</Heading>,
  },
  heading: { words: 'A heading of level 1: one on each page', shown: <Heading level={1}>Library</Heading> },
  display: {
    words: 'A price, and sections of public pages',
    shown: (
      <Text size="display" weight="strong" isTabular>
        $7.99
      </Text>
    ),
  },
  hero: {
    words: 'The first line of a public page',
    shown: (
      <Heading level={2} size="hero">
        One sentence
      </Heading>
    ),
  },
};

/** Each size where it is used. */
export function TypeShown() {
  return (
    <Stack gap={20}>
      {(Object.keys(typeScale) as TypeStep[]).map((step) => (
        <Shown key={step} name={step} value={inPx(typeScale[step])} words={uses[step].words}>
          {uses[step].shown}
        </Shown>
      ))}
    </Stack>
  );
}

/** '13/20 px' for `0.8125rem/1.25rem`. */
const inPx = (step: string): string =>
  `${step
    .split('/')
    .map((length) => Number.parseFloat(length) * 16)
    .join('/')} px`;
