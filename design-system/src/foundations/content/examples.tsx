import { Case, Cases } from '../../../.storybook/pages/shown.tsx';
import { Button } from '../../components/button/button.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { ErrorState } from '../../components/error-state/error-state.tsx';
import { FactList } from '../../components/fact-list/fact-list.tsx';
import { Cluster, Stack } from '../../components/layout/layout.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { Text } from '../../components/text/text.tsx';
import type { Example } from '../../guides/guide.ts';
import { LibraryIcon, SearchIcon } from '../../icons/icons.ts';

export function ButtonWords() {
  return (
    <Stack gap={32}>
      <DoAndDont
        yes={{
          shown: (
            <Cluster>
              <Button variant="primary">Save Profile</Button>
              <Button>Clear filters</Button>
            </Cluster>
          ),
          words: 'A verb and what it does it to. It can be pressed without reading anything else.',
        }}
        no={{
          shown: (
            <Cluster>
              <Button variant="primary">OK</Button>
              <Button>Submit</Button>
            </Cluster>
          ),
          words: 'They say that a button is a button.',
        }}
      />
      <DoAndDont
        yes={{
          shown: <Button disabledReason="Type a name">Create folder</Button>,
          words: 'A button that cannot be pressed says why, as something to do: "Type a name".',
        }}
        no={{
          shown: <Button disabled>Create folder</Button>,
          words: 'Grey, and no word about it.',
        }}
      />
      <DoAndDont
        yes={{
          shown: (
            <Text>
              <b>Delete it now?</b> It and its files are gone for good. This cannot be undone, and no credits
              come back.
            </Text>
          ),
          words: 'What happens, that it stays so, and what it costs.',
        }}
        no={{
          shown: (
            <Text>
              <b>Are you sure?</b> Click OK to continue.
            </Text>
          ),
          words: 'Of what?',
        }}
      />
    </Stack>
  );
}

export function ErrorWords() {
  return (
    <Stack gap={32}>
      <DoAndDont
        yes={{
          shown: (
            <ErrorState
              role="group"
              title="Your library could not be loaded"
              description="The server did not answer. Nothing is lost, and nothing was charged."
              onRetry={() => undefined}
            />
          ),
          words: 'What happened, whether it cost anything, and what to do: the button.',
        }}
        no={{
          shown: (
            <ErrorState
              role="group"
              title="Oops! Something went wrong"
              description="Error 503 (unavailable)"
            />
          ),
          words: 'A joke and a number. Neither helps.',
        }}
      />
      <DoAndDont
        yes={{
          shown: (
            <TextField label="E-mail" defaultValue="ada@" error="Enter an address such as you@example.com." />
          ),
          words: 'How it becomes right.',
        }}
        no={{
          shown: <TextField label="E-mail" defaultValue="ada@" error="Invalid input!" />,
          words: 'That it is wrong was seen already.',
        }}
      />
    </Stack>
  );
}

export function EmptyWords() {
  return (
    <Stack gap={32}>
      <DoAndDont
        yes={{
          shown: (
            <EmptyState
              icon={<LibraryIcon />}
              title="Your library is empty"
              description="Everything you make is kept here: images, photo edits, videos, music and texts. Start with a tool."
              actions={<Button>Image</Button>}
            />
          ),
          words: 'What will be here, and how to begin.',
        }}
        no={{
          shown: (
            <EmptyState icon={<LibraryIcon />} title="No data" description="There is nothing to display." />
          ),
          words: 'True, and of no use.',
        }}
      />
      <DoAndDont
        yes={{
          shown: (
            <EmptyState
              icon={<SearchIcon />}
              title="Nothing matches"
              description="No item has these words and filters."
              actions={<Button>Clear filters</Button>}
            />
          ),
          words: 'Empty because of what was asked is not the same as empty.',
        }}
        no={{
          shown: (
            <EmptyState
              icon={<SearchIcon />}
              title="Your library is empty"
              description="Everything you make is kept here."
            />
          ),
          words: 'It says that all is lost, and a filter is on.',
        }}
      />
    </Stack>
  );
}

export function FigureWords() {
  return (
    <FactList
      facts={[
        { label: 'Money', value: '$7.99, ¥1,200; per month: $7.99/month' },
        { label: 'Credits', value: '20 credits, 1938, 12,345' },
        { label: 'Percent', value: 'Editing 40 %' },
        { label: 'A moment', value: 'Nov 21, 2026, 10:00 AM' },
        { label: 'A day', value: 'Dec 1, 2026' },
        { label: 'A day of this year', value: 'Nov 22' },
        { label: 'How long', value: '0:08, 1:15' },
        { label: 'Place in line', value: 'Next in line, 3rd in line' },
        { label: 'A file', value: '512 KB' },
      ]}
    />
  );
}

/** One thing written as we do, and as we do not. */
function DoAndDont({ yes, no }: { yes: Example; no: Example }) {
  return (
    <Cases>
      <Case name="Do" isGood words={yes.words}>
        {yes.shown}
      </Case>
      <Case name="Don’t" isGood={false} words={no.words}>
        {no.shown}
      </Case>
    </Cases>
  );
}
