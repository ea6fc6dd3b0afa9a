import { SkipLink } from '../../a11y/skip-link.tsx';
import { VisuallyHidden } from '../../a11y/visually-hidden.tsx';
import { Badge } from '../../components/badge/badge.tsx';
import { Button } from '../../components/button/button.tsx';
import { Card } from '../../components/card/card.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { ErrorState } from '../../components/error-state/error-state.tsx';
import { Heading } from '../../components/heading/heading.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { Cluster, Grid, Stack } from '../../components/layout/layout.tsx';
import { LinkText } from '../../components/link/link.tsx';
import { Spinner } from '../../components/spinner/spinner.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { Text } from '../../components/text/text.tsx';
import type * as entry from '../../index.ts';
import type { SubjectsOf } from './subject.ts';

const TEXT = { none: 'it is text, which forced colours keep' };
const LAYOUT = { none: 'it only places what is in it' };

export const shellSubjects: SubjectsOf<typeof entry> = {
  Announcer: { exception: 'it surrounds the app; its live region is the one of the page and takes nothing' },
  Badge: { render: (root) => <Badge {...root}>New</Badge>, element: 'span', edge: 'root' },
  Button: {
    render: (root) => <Button {...root}>Save</Button>,
    element: 'button',
    disabled: (act) => (
      <>
        <Button disabled onClick={act}>
          Save
        </Button>
        <Button disabledReason="Nothing to save" onClick={act}>
          Save
        </Button>
        <Button isLoading onClick={act}>
          Save
        </Button>
      </>
    ),
    edge: 'root',
  },
  Card: { render: (root) => <Card {...root}>A card</Card>, element: 'div', edge: 'root' },
  Cluster: { render: (root) => <Cluster {...root} />, element: 'div', edge: LAYOUT },
  EmptyState: {
    render: (root) => <EmptyState {...root} title="Nothing yet" description="Start here" icon={<svg />} />,
    element: 'div',
    edge: TEXT,
  },
  ErrorState: {
    render: (root) => <ErrorState {...root} title="It failed" description="Try again" onRetry={() => {}} />,
    element: 'div',
    edge: { inside: 'button' },
  },
  Grid: { render: (root) => <Grid {...root} />, element: 'div', edge: LAYOUT },
  Heading: {
    render: (root) => (
      <Heading level={2} {...root}>
        A heading
      </Heading>
    ),
    element: 'h2',
    edge: TEXT,
  },
  IconButton: {
    render: (root) => (
      <IconButton label="Close" {...root}>
        <svg />
      </IconButton>
    ),
    element: 'button',
    disabled: (act) => (
      <IconButton label="Close" disabled onClick={act}>
        <svg />
      </IconButton>
    ),
    edge: 'root',
  },
  LinkText: {
    render: (root) => (
      <LinkText href="#top" {...root}>
        Up
      </LinkText>
    ),
    element: 'a',
    edge: TEXT,
  },
  SkipLink: {
    render: (root) => <SkipLink {...root} />,
    element: 'a',
    edge: { none: 'it is seen only with its focus ring' },
  },
  Spinner: {
    render: (root) => <Spinner {...root} label="Loading" />,
    element: 'output',
    edge: { none: 'its strokes are in the colour of text' },
  },
  Stack: { render: (root) => <Stack {...root} />, element: 'div', edge: LAYOUT },
  Text: { render: (root) => <Text {...root}>Words</Text>, element: 'p', edge: TEXT },
  TextField: {
    render: (root) => <TextField {...root} label="Name" hint="As on the card" />,
    element: 'input',
    disabled: (act) => <TextField label="Name" disabled onChange={act} />,
    edge: 'root',
  },
  VisuallyHidden: {
    render: (root) => <VisuallyHidden {...root}>For screen readers</VisuallyHidden>,
    element: 'span',
    edge: { none: 'it is not seen' },
  },
};
