import type { Guide } from '../../guides/guide.ts';
import { Button } from '../button/button.tsx';
import { Notice } from './notice.tsx';

export const noticeGuide: Guide = {
  use: 'For a state of the page that stays until it is over: a plan that ends, a payment that failed, a sandbox.',
  instead: {
    Toast: 'it has just happened and is over',
    Badge: 'it is a state of one thing in a list',
    EmptyState: 'there is nothing here yet',
    ErrorState: 'the view itself could not be loaded',
    ProviderNotice: 'it is about the engine behind a composer',
  },
  choices: {
    tone: {
      info: 'worth knowing; nothing has to be done',
      warning: 'something ends or is missing soon',
      danger: 'it costs the user something if nothing is done: red means that, and never only "look here"',
    },
  },
  anatomy: [
    { name: 'Icon', at: '[role="group"] > svg', words: 'Says the same as the colour and the words.' },
    { name: 'Title', at: '[role="group"] strong', words: 'How it stands, in a few words. Names the notice.' },
    {
      name: 'Words',
      at: '[role="group"] strong + div',
      words: 'What it means and what can be done. They can be left out.',
    },
    {
      name: 'Action',
      at: '[role="group"] button',
      words: 'The way out, the main one first. It can be left out where there is none.',
    },
  ],
  do: [
    {
      shown: (
        <Notice
          tone="danger"
          title="Your last payment failed"
          actions={<Button variant="primary">Update card</Button>}
        >
          The bank refused the card that ends in 4242.
        </Notice>
      ),
      words: 'How it stands, what that means, and the way out.',
    },
  ],
  dont: [
    {
      shown: (
        <Notice tone="warning" title="Saved">
          Your name has been changed.
        </Notice>
      ),
      words: 'What has just happened is a Toast, and nothing to be warned of.',
    },
  ],
  keys: { Tab: 'go through its actions' },
};
