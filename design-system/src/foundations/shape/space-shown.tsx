import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/button/button.tsx';
import { Card } from '../../components/card/card.tsx';
import { Chip } from '../../components/chip/chip.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { Heading } from '../../components/heading/heading.tsx';
import { Cluster, Grid, Stack } from '../../components/layout/layout.tsx';
import { Notice } from '../../components/notice/notice.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { Text } from '../../components/text/text.tsx';
import { ImageIcon, PlusIcon } from '../../icons/icons.ts';
import { type SpaceStep, space } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';
import { Shown } from './shown.tsx';

const card = (title: string) => (
  <Card>
    <Text>{title}</Text>
  </Card>
);

const Gaps = styled(Stack)`
  background: ${token.color.accentSubtle};

  > :not(button) {
    background: ${token.color.bg};
  }
`;

const Inside = styled.div`
  > * {
    background: ${token.color.accentSubtle};
  }
`;

const uses: Readonly<Record<SpaceStep, { words: string; shown: ReactNode }>> = {
  2: {
    words: 'A title and its second line',
    shown: <Notice title="Subscription Ending">Your plan ends on Dec 1, 2026.</Notice>,
  },
  4: { words: 'An icon and its word in a chip or badge', shown: <Chip icon={<PlusIcon />}>New folder</Chip> },
  8: {
    words: 'Buttons beside each other; an icon and its word in a button',
    shown: (
      <Gaps as={Cluster} gap={8}>
        <Button variant="primary">Save Profile</Button>
        <Button>Cancel</Button>
      </Gaps>
    ),
  },
  12: {
    words: 'The parts of a card that belong together',
    shown: (
      <Gaps gap={12}>
        <Heading level={3}>Result</Heading>
        <Text>1792 × 1024 · standard · vivid</Text>
      </Gaps>
    ),
  },
  16: {
    words: 'Cards and tiles beside each other, fields below each other',
    shown: (
      <Gaps as={Grid} gap={16} minColumnWidth="120px">
        {card('Images')}
        {card('Videos')}
      </Gaps>
    ),
  },
  20: { words: 'Inside of a card', shown: <Inside>{card('From the edge to the words')}</Inside> },
  24: {
    words: 'Parts of a page, columns, and inside of a card with a form',
    shown: (
      <Gaps gap={24}>
        {card('Current Subscription')}
        {card('Invoices')}
      </Gaps>
    ),
  },
  32: {
    words: 'Chapters of a page that is read',
    shown: (
      <Gaps gap={32}>
        <Text>Your account</Text>
        <Text>Credits</Text>
      </Gaps>
    ),
  },
  40: {
    words: 'Sections of a public page, on a phone',
    shown: (
      <Gaps gap={40}>
        <Text>See What AI Can Create</Text>
        <Text>Everything in Pro to Create</Text>
      </Gaps>
    ),
  },
  48: {
    words: 'Around what stands alone: an empty state',
    shown: (
      <EmptyState
        hue="image"
        icon={<ImageIcon />}
        title="Your image appears here"
        description="Describe it on this page and press Generate."
      />
    ),
  },
  64: {
    words: 'The end of a page; sections of a public page',
    shown: (
      <Gaps gap={64}>
        <Text>The last part</Text>
        <Text>The end of the page</Text>
      </Gaps>
    ),
  },
};

/** Each step where it is used; the gap itself is tinted. */
export function SpaceShown() {
  return (
    <Stack gap={24}>
      {/* Safe because the keys of `space` are its steps. */}
      {Object.keys(space).map((key) => {
        const step = Number(key) as SpaceStep;
        return (
          <Shown key={key} name={`space[${key}]`} value={space[step]} words={uses[step].words}>
            {uses[step].shown}
          </Shown>
        );
      })}
    </Stack>
  );
}

/** Heights of controls, on what has them. */
export function ControlsShown() {
  return (
    <Stack gap={16}>
      <Shown name="dense" value="28 px" words="In lists and bars">
        <Button size="dense">Download</Button>
      </Shown>
      <Shown name="base" value="32 px" words="In forms and dialogs">
        <Button>Save changes</Button>
      </Shown>
      <Shown name="primary" value="40 px" words="What a view is for, and fields">
        <Stack gap={8}>
          <Button variant="primary" size="primary">
            Generate
          </Button>
          <TextField label="Display Name" defaultValue="Ada" />
        </Stack>
      </Shown>
      <Shown name="touch" value="44 px" words="All of them, where the pointer is a finger">
        <Text tone="muted">Each control does so by itself.</Text>
      </Shown>
    </Stack>
  );
}
