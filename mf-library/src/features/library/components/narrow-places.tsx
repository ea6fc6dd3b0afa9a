import { IconButton, media, token } from '@aic/design-system';
import { Select } from '@aic/design-system/overlays';
import { PlusIcon } from '@aic/design-system/studio';
import { type LibrarySummary, PLACES } from '@aic/sdk/library';
import { styled } from 'styled-components';
import { PLACE_NAMES, placeName, placeOfValue, placeValue } from '../view/places.ts';
import type { ViewControl } from '../view/use-library-view.ts';

export interface NarrowPlacesProps extends Pick<ViewControl, 'view' | 'change'> {
  summary: LibrarySummary | undefined;
  /** Null while the place is not there yet. */
  onNewFolder: (() => void) | null;
}

/** The parts of the library and the folders, and how to make one, where there is no room for the list. */
export function NarrowPlaces({ view, change, summary, onNewFolder }: NarrowPlacesProps) {
  const folders = (summary?.folders ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const options = [
    ...PLACES.map((place) => ({ value: place as string, label: PLACE_NAMES[place] })),
    ...folders,
  ];
  const value = placeValue(view.place);
  // A folder that is not known yet is shown all the same.
  const isKnown = options.some((option) => option.value === value);
  return (
    <Root>
      <Select
        label="Part of the library"
        isLabelHidden
        options={isKnown ? options : [...options, { value, label: placeName(view.place, summary) }]}
        value={value}
        onValueChange={(next) => change({ place: placeOfValue(next) })}
      />
      <IconButton label="New folder" disabled={!onNewFolder} onClick={() => onNewFolder?.()}>
        <PlusIcon />
      </IconButton>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex: 0 1 224px;
  gap: ${token.space[4]};
  min-width: 0;

  > :first-child {
    flex: 1;
    min-width: 0;
  }

  ${media.large} {
    display: none;
  }
`;
