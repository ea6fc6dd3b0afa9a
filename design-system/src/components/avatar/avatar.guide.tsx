import type { Guide } from '../../guides/guide.ts';
import { Cluster } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';
import { Avatar } from './avatar.tsx';

export const avatarGuide: Guide = {
  use: 'For a user, as a picture or as the first letter of the name.',
  instead: {
    IconButton: 'it opens something: a round picture alone does not look pressed',
    Badge: 'it is a plan or a role of that user',
  },
  anatomy: [
    {
      name: 'Picture or letter',
      at: 'span',
      words:
        'The letter stands there while there is no picture, or it cannot be loaded. 24 px in a line, 32 in a row, 40 and 64 on a profile.',
    },
  ],
  do: [
    {
      shown: (
        <Cluster>
          <Avatar name="Ada Lovelace" isDecorative />
          <Text as="span">Ada Lovelace</Text>
        </Cluster>
      ),
      words: '`isDecorative` where the name stands beside it, so that it is read once.',
    },
  ],
  dont: [
    {
      shown: (
        <Cluster>
          <Avatar name="Ada Lovelace" />
          <Avatar name="Alan Turing" />
        </Cluster>
      ),
      words: 'Letters alone tell nobody who is meant.',
    },
  ],
  keys: {},
};
