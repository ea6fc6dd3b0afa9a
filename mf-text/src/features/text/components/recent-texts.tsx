import { LatestRows, type StudioList } from '@aic/studio';
import { TextItem } from './text-item.tsx';

/** The latest texts, one page of them. */
export const RecentTexts = (list: StudioList<'text'>) => (
  <LatestRows
    title="Recent Generations"
    noun="texts"
    loadingLabel="Loading your texts"
    query={list.query}
    itemHeight={150}
  >
    {(item) => <TextItem item={item} {...list} />}
  </LatestRows>
);
