import { Select } from '@aic/design-system/overlays';
import { useQuery, useShell } from '@aic/sdk';
import { librarySummaryQuery } from '@aic/sdk/library';

export interface FolderChoiceProps {
  /** Null: in none. */
  folderId: string | null;
  onMove(folderId: string | null): void;
}

const NONE = 'none';

/** The folder that an item lies in. Nothing is shown while there are no folders: the library makes them. */
export function FolderChoice({ folderId, onMove }: FolderChoiceProps) {
  const { data } = useQuery(librarySummaryQuery(useShell().api));
  if (data === undefined || data.folders.length === 0) return null;
  return (
    <Select
      label="Folder"
      options={[
        { value: NONE, label: 'No folder' },
        ...data.folders.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={folderId ?? NONE}
      onValueChange={(value) => onMove(value === NONE ? null : value)}
    />
  );
}
