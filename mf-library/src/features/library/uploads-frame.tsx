import { useQuery, useShell } from '@aic/sdk';
import { librarySummaryQuery } from '@aic/sdk/library';
import type { ReactNode } from 'react';
import { KindChips } from './components/kind-chips.tsx';
import { LibraryFrame } from './components/library-frame.tsx';
import { NarrowPlaces } from './components/narrow-places.tsx';
import { PlaceHead } from './components/place-head.tsx';
import { ChoiceLine, Toolbar } from './library-page.styles.ts';
import type { ViewControl } from './view/use-library-view.ts';

export interface UploadsFrameProps extends ViewControl {
  /** Null while the list is not there yet. */
  onNewFolder: (() => void) | null;
  children: ReactNode;
  /** Over the page: bars and dialogs. @default nothing */
  over?: ReactNode;
}

/** What stands around the uploads, before their list has come too. */
export function UploadsFrame({ view, change, addressOf, onNewFolder, children, over }: UploadsFrameProps) {
  const summary = useQuery(librarySummaryQuery(useShell().api)).data;
  return (
    <LibraryFrame
      view={view}
      addressOf={addressOf}
      summary={summary}
      onDrop={null}
      onNewFolder={onNewFolder}
      over={over}
    >
      <PlaceHead place="uploads" summary={summary} onRename={() => undefined} onDelete={() => undefined} />
      <Toolbar>
        <NarrowPlaces view={view} change={change} summary={summary} onNewFolder={onNewFolder} />
        <ChoiceLine>
          <KindChips view={view} change={change} />
        </ChoiceLine>
      </Toolbar>
      {children}
    </LibraryFrame>
  );
}
