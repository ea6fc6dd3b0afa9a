import { LibraryIcon, token } from '@aic/design-system';
import {
  FolderIcon,
  GlobeIcon,
  hasDraggedTiles,
  HeartIcon,
  ImageUpIcon,
  readDraggedTiles,
} from '@aic/design-system/gallery';
import { TrashIcon, WarningIcon } from '@aic/design-system/studio';
import { Link, figureText } from '@aic/sdk';
import type { LibrarySummary, Place } from '@aic/sdk/library';
import { type DragEvent, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { isSamePlace, PLACE_NAMES } from '../view/places.ts';
import type { ViewControl } from '../view/use-library-view.ts';

export interface PlaceListProps extends Pick<ViewControl, 'view' | 'addressOf'> {
  summary: LibrarySummary | undefined;
  /** Tiles were dropped on a folder; null: those on the page lie in none. */
  onDrop: ((folderId: string, ids: readonly string[]) => void) | null;
  /** Below the folders: how to make one. */
  children: ReactNode;
}

/** The parts of the library, and the folders, which take tiles that are dragged onto them. */
export function PlaceList({ view, addressOf, summary, onDrop, children }: PlaceListProps) {
  const linkTo = (place: Place, icon: ReactNode, name: string, count: number | undefined) => (
    <PlaceLink to={addressOf({ place })} aria-current={isSamePlace(view.place, place) ? 'page' : undefined}>
      {icon}
      <Name>{name}</Name>
      {count !== undefined && count > 0 && <Count>{figureText(count)}</Count>}
    </PlaceLink>
  );
  return (
    <Root aria-label="Library">
      <ul>
        <li>{linkTo('all', <LibraryIcon aria-hidden />, PLACE_NAMES.all, summary?.total)}</li>
        <li>
          {linkTo('favourites', <HeartIcon aria-hidden />, PLACE_NAMES.favourites, summary?.favourites)}
        </li>
        <li>{linkTo('uploads', <ImageUpIcon aria-hidden />, PLACE_NAMES.uploads, summary?.uploads)}</li>
        <li>{linkTo('published', <GlobeIcon aria-hidden />, PLACE_NAMES.published, undefined)}</li>
        <li>{linkTo('failed', <WarningIcon aria-hidden />, PLACE_NAMES.failed, summary?.failed)}</li>
        <li>{linkTo('bin', <TrashIcon aria-hidden />, PLACE_NAMES.bin, summary?.bin)}</li>
      </ul>
      <Subject id="library-folders">Folders</Subject>
      <ul aria-labelledby="library-folders">
        {summary?.folders.map(({ id, name, count }) => (
          <DropPlace key={id} onDrop={onDrop && ((ids) => onDrop(id, ids))}>
            {linkTo({ folder: id }, <FolderIcon aria-hidden />, name, count)}
          </DropPlace>
        ))}
      </ul>
      {children}
    </Root>
  );
}

/** A folder that takes tiles. */
function DropPlace({ onDrop, children }: { onDrop: ((ids: string[]) => void) | null; children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  const take = (event: DragEvent): boolean => {
    const isTaken = onDrop !== null && hasDraggedTiles(event.dataTransfer);
    if (isTaken) event.preventDefault();
    return isTaken;
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The selection's menu does the same.
    <li
      data-over={isOver || undefined}
      onDragOver={(event) => setOver(take(event))}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (take(event)) onDrop?.(readDraggedTiles(event.dataTransfer));
      }}
    >
      {children}
    </li>
  );
}

const Root = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};

  ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  > button {
    justify-self: start;
  }

  [data-over] > a {
    background: ${token.color.accentSubtle};
    outline: 2px solid ${token.color.accentText};
    outline-offset: -2px;
  }
`;

const Subject = styled.h2`
  margin: ${token.space[16]} 0 0;
  padding-inline: ${token.space[12]};
  color: ${token.color.fgSubtle};
  font: ${token.type.caption};
  font-weight: ${token.weight.medium};
`;

const PlaceLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${token.space[8]};
  min-height: ${token.control.base};
  padding-inline: ${token.space[12]};
  border-radius: ${token.radius.control};
  color: ${token.color.fgMuted};
  font: ${token.type.ui};
  text-decoration: none;

  > svg {
    flex: none;
  }

  &:hover {
    background: ${token.color.hover};
    color: ${token.color.fg};
  }

  &[aria-current] {
    background: ${token.color.hover};
    color: ${token.color.fg};
    font-weight: ${token.weight.medium};
  }

  @media (forced-colors: active) {
    &[aria-current] {
      outline: 2px solid Highlight;
    }
  }
`;

const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Count = styled.span`
  color: ${token.color.fgSubtle};
  font: ${token.type.caption};
  font-variant-numeric: tabular-nums;
`;
