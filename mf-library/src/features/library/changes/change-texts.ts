import type { LibraryCommandName } from '@aic/sdk/library';

export const items = (count: number): string => (count === 1 ? '1 item' : `${count} items`);

const DONE: Readonly<Record<LibraryCommandName, string>> = {
  remove: 'removed',
  restore: 'restored',
  purge: 'deleted',
  favourite: 'made favourites',
  unfavourite: 'taken out of your favourites',
  move: 'moved',
  dismiss: 'dismissed',
};

/** '3 items removed' */
export const doneText = (command: LibraryCommandName, count: number): string =>
  `${items(count)} ${DONE[command]}`;

export const refusalTitle = (command: LibraryCommandName, count: number): string =>
  `${items(count)} could not be ${DONE[command]}`;

/** What is still being made can only be cancelled. */
export const unchangedText = (command: LibraryCommandName, refused: number, asked: number): string =>
  refused === asked
    ? `${items(refused)} could not be ${DONE[command]}: still being made?`
    : `${refused} of ${items(asked)} could not be ${DONE[command]}: still being made?`;
