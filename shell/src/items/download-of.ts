import { downloadName, type Generation, KINDS, resultOf, type useItemActions } from '@aic/sdk';
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
