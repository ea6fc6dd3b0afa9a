import { type Generation, queryOptions, useQuery } from '@aic/sdk';
import { fetchLibraryPage, LIBRARY_SEARCH_LENGTH_MAX, libraryPath, QUERY_KEYS } from '@aic/sdk/library';
import { useEffect, useState } from 'react';
import { useServices } from '../core/services-context.tsx';

const FOUND_MAX = 6;
const DELAY_MS = 150;

/**
 * The newest items whose prompts have these words, or the newest of all. Until they have come, those of the ones before
 * that have the words too; none where they could not be read: the palette is of use without them.
 */
export function useFoundItems(words: string): readonly Generation[] {
  const { api } = useServices();
  const asked = words.slice(0, LIBRARY_SEARCH_LENGTH_MAX);
  const q = useLate(asked);
  const { data = [], isPlaceholderData } = useQuery(
    queryOptions({
      queryKey: [...QUERY_KEYS.library, 'found', q],
      queryFn: async ({ signal }) => (await fetchLibraryPage(api, libraryPath({ q }), signal)).items,
      placeholderData: (before) => before,
    }),
  );
  const isBefore = isPlaceholderData || q !== asked;
  const typed = asked.toLowerCase();
  return data
    .filter(
      ({ status, prompt }) => status === 'completed' && (!isBefore || prompt.toLowerCase().includes(typed)),
    )
    .slice(0, FOUND_MAX);
}

/** The value once it has not changed for a moment. */
function useLate(value: string): string {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), DELAY_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return late;
}
