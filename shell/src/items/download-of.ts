import { downloadName, type Generation, type useItemActions } from '@aic/sdk';
import { titleOf } from './recipe/item-words.ts';

type Actions = Pick<ReturnType<typeof useItemActions>, 'download' | 'saveText'>;

/** Saves an item's result, under the name that its own tool gives it. */
export function downloadItem({ download, saveText }: Actions, item: Generation): void {
  const prompt = titleOf(item);
  switch (item.kind) {
    case 'image':
      void download({
        url: item.imageUrl,
        prompt,
        prefix: 'ai-image-',
        extension: 'png',
        noun: 'image',
      });
      break;
    case 'edit':
      void download({
        url: item.editedImageUrl,
        prompt,
        prefix: 'ai-edit-',
        extension: 'png',
        noun: 'image',
      });
      break;
    case 'video':
      void download({ url: item.videoUrl, prompt, prefix: 'ai-video-', extension: 'mp4', noun: 'video' });
      break;
    case 'music':
      void download({ url: item.audioUrl, prompt, prefix: 'ai-music-', extension: 'mp3', noun: 'music' });
      break;
    case 'text':
      saveText(item.response ?? '', downloadName('ai-text-', prompt, 'txt'));
      break;
    default:
      item satisfies never;
  }
}
