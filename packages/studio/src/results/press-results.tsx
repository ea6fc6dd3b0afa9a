import { ResultGrid } from '@aic/design-system/canvas';
import { ResultFooter } from '@aic/design-system/studio';
import { type Generation, tileKey } from '@aic/sdk';
import type { ReactNode } from 'react';

export interface PressResultsProps<Item> {
  /** In the order in which they were asked for. */
  results: readonly Item[];
  /** Width over height of each. */
  aspectRatio: number;
  /** @param title all have the same prompt: which of them it is */
  children(item: Item, title: string): ReactNode;
}

/** All results of one press, to choose from. */
export const PressResults = <Item extends Generation>({
  results,
  aspectRatio,
  children,
}: PressResultsProps<Item>) => (
  <ResultGrid
    label="Results of one press"
    aspectRatio={aspectRatio}
    items={results.map((item, index) => ({
      id: tileKey(item),
      content: children(item, `${index + 1} of ${results.length}`),
    }))}
  />
);

export interface PressFooterProps {
  /** How many the press made. */
  count: number;
  about: string;
  /** What they were made of. */
  note: string;
}

/** Below them: each has its own buttons. */
export const PressFooter = ({ count, about, note }: PressFooterProps) => (
  <ResultFooter note={`${count} results of one press · ${note}`} about={about} cancel={null} actions={[]} />
);
