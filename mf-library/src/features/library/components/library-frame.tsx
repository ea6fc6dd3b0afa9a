import { Button } from '@aic/design-system';
import { PlusIcon } from '@aic/design-system/studio';
import type { LibrarySummary } from '@aic/sdk/library';
import { Slot } from '@aic/sdk/slots';
import type { ReactNode } from 'react';
import { Content, Page, Side } from '../library-page.styles.ts';
import { folderOf } from '../view/places.ts';
import type { ViewControl } from '../view/use-library-view.ts';
import { PlaceList } from './place-list.tsx';

export interface LibraryFrameProps extends Pick<ViewControl, 'view' | 'addressOf'> {
  summary: LibrarySummary | undefined;
  /** Tiles were dropped on a folder; null: those of this place lie in none. */
  onDrop: ((folderId: string, ids: readonly string[]) => void) | null;
  /** Null while the place is not there yet. */
  onNewFolder: (() => void) | null;
  children: ReactNode;
  /** Over the page: bars and dialogs. */
  over: ReactNode;
}

/** The parts of the library at its side, and one of them. */
export function LibraryFrame({ onNewFolder, children, over, ...places }: LibraryFrameProps) {
  return (
    <Page data-page-width="full">
      <Side>
        <PlaceList {...places}>
          <Button
            variant="ghost"
            iconStart={<PlusIcon />}
            disabled={!onNewFolder}
            onClick={() => onNewFolder?.()}
          >
            New folder
          </Button>
        </PlaceList>
        <Slot name="library-panel" given={{ folderId: folderOf(places.view.place) }} />
      </Side>
      <Content>{children}</Content>
      {over}
    </Page>
  );
}
