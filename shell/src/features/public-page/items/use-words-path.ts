import { KINDS, type PublicItem } from '@aic/sdk';
import { wordsPath } from '@aic/sdk/hand-off';
import { useSession } from '../../../core/use-session.ts';

/** Where an item's words stand in the composer of its tool: for visitors behind the sign-up. */
export function useWordsPath(): (item: Pick<PublicItem, 'kind' | 'prompt'>) => string {
  const { state } = useSession();
  return ({ kind, prompt }) => {
    const path = wordsPath(KINDS[kind].page, prompt);
    return state === 'signed-in' ? path : `/auth?tab=sign-up&returnTo=${encodeURIComponent(path)}`;
  };
}
