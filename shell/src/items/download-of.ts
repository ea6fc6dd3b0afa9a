import { downloadName, type Generation, KINDS, resultOf, type useItemActions } from '@aic/sdk';
import { madeLabelOf } from '@aic/sdk/sharing';
import { titleOf } from './recipe/item-words.ts';

type Actions = Pick<ReturnType<typeof useItemActions>, 'download' | 'saveText'>;

/** Saves an item's result, under the name that its own tool gives it. */
export function downloadItem({ download, saveText }: Actions, item: Generation): void {
  const prompt = titleOf(item);
  const result = resultOf(item);
  const { medium, file } = KINDS[item.kind];
  if (medium === 'words') saveText(result ?? '', downloadName(file.prefix, prompt, file.extension));
  else void download({ url: result, prompt, ...file });
}

/** Whether a label can be written on it: films and tracks would have to be encoded again. */
export const canBeLabelled = ({ kind }: Generation): boolean =>
  ['picture', 'words'].includes(KINDS[kind].medium);

/** The same with a label that says how it was made: in the corner of a picture, above a text. */
export function downloadLabelled({ download, saveText }: Actions, item: Generation): void {
  const prompt = titleOf(item);
  const { medium, file } = KINDS[item.kind];
  const prefix = `${file.prefix}labelled-`;
  if (medium === 'words') {
    const text = `${madeLabelOf(item)}\n\n${resultOf(item) ?? ''}`;
    saveText(text, downloadName(prefix, prompt, file.extension));
  } else {
    const url = `/api/generations/${encodeURIComponent(item.id)}/labelled`;
    void download({ url, prompt, ...file, prefix });
  }
}
