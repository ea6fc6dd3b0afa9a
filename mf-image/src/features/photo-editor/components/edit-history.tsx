import type { ImageEdit } from '@aic/sdk';
import { LatestRows, type StudioItems } from '@aic/studio';
import { versionOf } from '../edit-versions.ts';
import { EditItem } from './edit-item.tsx';

const RECENT_EDITS_SHOWN = 5;

export interface EditHistoryProps extends StudioItems<'edit'> {
  /** Puts the recipe into the composer. */
  onReuse(item: ImageEdit): void;
  /** A result is on its way into the composer. */
  onGoOn(): void;
}

/** The latest five edits. */
export const EditHistory = (props: EditHistoryProps) => (
  <LatestRows
    title="Edit History"
    noun="edits"
    loadingLabel="Loading your edits"
    query={props.query}
    countMax={RECENT_EDITS_SHOWN}
    itemHeight={90}
  >
    {(item) => <EditItem item={item} {...versionOf(item, props.query.data ?? [])} {...props} />}
  </LatestRows>
);
