import type { ReactNode } from 'react';
import type { RootProps } from '../../styling/root-props.ts';
import { Canvas, Column, Columns, Latest } from './studio-layout.styles.ts';

export interface StudioLayoutProps extends RootProps<'div'> {
  /** Above the composer: the page's heading, and a choice of what to make. */
  head?: ReactNode;
  /** Where the user says what to make. */
  composer: ReactNode;
  /** Has no effect. @deprecated Leave it out: a composer that is higher than the window scrolls in its column. */
  isComposerTall?: boolean;
  /** What came of it, usually a ResultPanel. */
  result: ReactNode;
  /** The latest items, usually RecentItems: a strip beside the result where there is room, else below it. */
  latest?: ReactNode;
}

/**
 * The page of every studio, as wide as the window: a column of 380 px to compose in, the result beside it, and a strip
 * of the latest items. On smaller screens they stand below each other.
 */
export function StudioLayout(props: StudioLayoutProps) {
  const { head, composer, isComposerTall = false, result, latest, ...rest } = props;
  return (
    // The shell gives a page that says so the whole window.
    <Columns data-page-width="full" data-strip={latest !== undefined || undefined} {...rest}>
      <Column data-composer-column data-tall={isComposerTall || undefined}>
        {head}
        {composer}
      </Column>
      <Canvas>{result}</Canvas>
      {latest !== undefined && <Latest data-latest-strip>{latest}</Latest>}
    </Columns>
  );
}
