import { Select } from '@aic/design-system/overlays';
import type { LibrarySummary } from '@aic/sdk/library';
import { PLACES } from '../view/library-view.ts';
import { PLACE_NAMES, placeName, placeOfValue, placeValue } from '../view/places.ts';
import type { ViewControl } from '../view/use-library-view.ts';

export interface PlaceSelectProps extends Pick<ViewControl, 'view' | 'change'> {
  summary: LibrarySummary | undefined;
}

/** The parts of the library and the folders, where there is no room for the list. */
export function PlaceSelect({ view, change, summary }: PlaceSelectProps) {
  const folders = (summary?.folders ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const options = [
    ...PLACES.map((place) => ({ value: place as string, label: PLACE_NAMES[place] })),
    ...folders,
  ];
  const value = placeValue(view.place);
  // A folder that is not known yet is shown all the same.
  const isKnown = options.some((option) => option.value === value);
  return (
    <Select
      label="Part of the library"
      isLabelHidden
      options={isKnown ? options : [...options, { value, label: placeName(view.place, summary) }]}
      value={value}
      onValueChange={(next) => change({ place: placeOfValue(next) })}
    />
  );
}
