import { Select } from '@aic/design-system/overlays';
import { useQuery, useShell } from '@aic/sdk';
import { librarySummaryQuery } from '@aic/sdk/library';
import { useState } from 'react';
import { styled } from 'styled-components';
import { NewFolder } from './new-folder.tsx';

export interface FolderChoiceProps {
  /** Null: in none. */
  folderId: string | null;
  onMove(folderId: string | null): void;
}

const NONE = 'none';
const NEW = 'new';

/** The folder that an item lies in, or a new one for it. */
export function FolderChoice({ folderId, onMove }: FolderChoiceProps) {
  const { data } = useQuery(librarySummaryQuery(useShell().api));
  const [isNaming, setNaming] = useState(false);
  if (data === undefined) return null;
  if (isNaming) {
    return (
      <NewFolder
        onMade={(id) => {
          setNaming(false);
          onMove(id);
        }}
        onCancel={() => setNaming(false)}
      />
    );
  }
  return (
    <Place>
      <Select
        label="Folder"
        isLabelHidden
        options={[
          { value: NONE, label: 'No folder' },
          ...data.folders.map(({ id, name }) => ({ value: id, label: name })),
          { value: NEW, label: 'New folder …' },
        ]}
        value={folderId ?? NONE}
        onValueChange={(value) => {
          if (value === NEW) setNaming(true);
          else onMove(value === NONE ? null : value);
        }}
      />
    </Place>
  );
}

const Place = styled.div`
  flex: 1 1 128px;
  min-width: 0;
`;
