import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { draftChanged, type DraftsState } from '../tool/drafts-slice.ts';

/**
 * A composer's unsent input. It lives in the store, not in the tool, so it survives a tool switch, a crash and a
 * reload.
 *
 * @param key unique in the product, e.g. `image.composer`
 */
export function useDraft<Draft extends object>(
  key: string,
  initial: Draft,
): readonly [Draft, (change: Partial<Draft>) => void] {
  const dispatch = useDispatch();
  // Safe because only this hook writes drafts, and missing fields (an older version's draft) fall back to `initial`.
  const saved = useSelector((state: DraftsState) => state.drafts.byKey[key]) as Partial<Draft> | undefined;
  const draft = saved === undefined ? initial : { ...initial, ...saved };
  const update = useCallback(
    (change: Partial<Draft>) => dispatch(draftChanged({ key, change })),
    [dispatch, key],
  );
  return [draft, update];
}
