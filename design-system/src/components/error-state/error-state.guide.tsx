import type { Guide } from '../../guides/guide.ts';
import { Button } from '../button/button.tsx';
import { ErrorState } from './error-state.tsx';

const ignore = () => {};

export const errorStateGuide: Guide = {
  use: 'For a view, or a part of one, that could not be loaded: what happened, what to do, and whether it cost anything.',
  instead: {
    Toast: 'an action failed, and the view is still there',
    Notice: 'the view is there, and something about it is wrong',
    JobFailure: 'a job failed: it stands where its result would be',
    TextField: 'it is about a field: that is the `error` of the field',
    EmptyState: 'it was loaded, and there is nothing',
  },
  anatomy: [
    { name: 'Icon', at: '[role="alert"] svg', words: 'Red, as everywhere where something failed.' },
    { name: 'Title', at: '[role="alert"] h2', words: 'What happened, as a sentence without blame.' },
    {
      name: 'Description',
      at: '[role="alert"] h2 + div',
      words: 'What still works, what to do, whether it cost anything.',
    },
    {
      name: 'Way out',
      at: '[role="alert"] button',
      words: 'Try again, left out where that cannot succeed; then other ways, and a reference for a report.',
    },
  ],
  do: [
    {
      shown: (
        <ErrorState
          title="Your videos could not be loaded"
          description="The server did not answer. Nothing is lost, and nothing was charged."
          onRetry={ignore}
        />
      ),
      words: 'Two sentences answer what everybody asks: is it lost, and did it cost anything?',
    },
  ],
  dont: [
    {
      shown: (
        <ErrorState
          title="Error 500"
          description="An unexpected error has occurred."
          actions={<Button>OK</Button>}
        />
      ),
      words: 'A number is for the `reference`; and there is no way out.',
    },
  ],
  keys: { Tab: 'reach the way out', Enter: 'try again' },
};
