import type { Medium } from '../generations/kind/define-kind.ts';
import type { Upload } from '../uploads/uploads.ts';

export { MEDIA, type Medium } from '../generations/kind/define-kind.ts';
export type { ItemOfMedium } from '../generations/kinds/kinds.ts';

/** What a tool can take over from another one: its `rspack.config.ts` says it, and the registry hands it on. */
export interface ToolUse {
  /** What becomes of the item, as it stands in the address: `first-frame`. */
  as: string;
  /** Items of which medium. */
  of: readonly Medium[];
  /** What it does, with a verb: `Animate`. */
  label: string;
  /** It takes an upload where it takes a picture: it needs the file alone, and no words. */
  takesUploads?: true | undefined;
  /** Where the tool takes it: one of its own routes, with the search that opens the right part of it. */
  page: string;
}

/** An upload, as it is handed over. */
export type HandedUpload = Upload & { kind: 'upload' };

/** The parameters of an address that hand an item over, or words alone. */
export const USE_PARAMETERS = { item: 'use', as: 'as', words: 'words' } as const;

/** Where an item is handed over to: `/video?tab=image&use=…&as=first-frame`. @param ref of an item its id, of an upload `uploadRef` */
export function handOffPath({ page, as }: Pick<ToolUse, 'page' | 'as'>, ref: string): string {
  const query = new URLSearchParams({ [USE_PARAMETERS.item]: ref, [USE_PARAMETERS.as]: as });
  return `${page}${page.includes('?') ? '&' : '?'}${query.toString()}`;
}

/** The tool of a kind with words in its composer: `/music?words=…`. Its page is one of `KINDS`. */
export const wordsPath = (page: string, words: string): string =>
  `${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams({ [USE_PARAMETERS.words]: words }).toString()}`;
