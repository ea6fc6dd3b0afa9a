import { Heading, IconButton, Text, token } from '@aic/design-system';
import { PencilIcon } from '@aic/design-system/gallery';
import { TrashIcon } from '@aic/design-system/studio';
import { type LibrarySummary, BIN_DAYS, type Place } from '@aic/sdk/library';
import { UPLOADS_MAX } from '@aic/sdk/uploads';
import { styled } from 'styled-components';
import { openFolder, placeName } from '../view/places.ts';

export interface PlaceHeadProps {
  place: Place;
  summary: LibrarySummary | undefined;
  onRename(folder: { id: string; name: string }): void;
  onDelete(folder: { id: string; name: string; count: number }): void;
}

const NOTES: Readonly<Partial<Record<string, string>>> = {
  bin: `What is removed stays here for ${BIN_DAYS} days. Then it is deleted for good.`,
  uploads: `Pictures that you have sent with a press, to be used again: the last ${UPLOADS_MAX}. One that you remove is deleted within minutes; what was made of it stays.`,
  failed: 'None of these cost anything. Dismiss what you have read.',
};

/** The page's name, what is to be known of this part of it, and what can be done to a folder. */
export function PlaceHead({ place, summary, onRename, onDelete }: PlaceHeadProps) {
  const folder = openFolder(place, summary);
  const note = typeof place === 'string' ? NOTES[place] : undefined;
  return (
    <Root>
      <Heading level={1}>{place === 'all' ? 'Library' : placeName(place, summary)}</Heading>
      {folder !== undefined && (
        <>
          <IconButton label="Rename folder" onClick={() => onRename(folder)}>
            <PencilIcon />
          </IconButton>
          <IconButton label="Delete folder" onClick={() => onDelete(folder)}>
            <TrashIcon />
          </IconButton>
        </>
      )}
      {note !== undefined && (
        <Text as="p" size="small" tone="muted">
          {note}
        </Text>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]} ${token.space[8]};
  min-height: ${token.control.primary};

  > p {
    flex-basis: 100%;
    margin: 0;
  }
`;
