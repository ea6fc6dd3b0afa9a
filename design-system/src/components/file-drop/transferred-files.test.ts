import { describe, expect, it } from 'vitest';
import { droppedFiles } from './transferred-files.ts';

const photo = new File(['bytes'], 'photo.png', { type: 'image/png' });

/** Only a real drop has entries, so their shape is written out here. */
function dropOf(files: readonly File[], entries: readonly { isDirectory: boolean }[]): DataTransfer {
  const items = entries.map((entry) => ({ webkitGetAsEntry: () => entry }));
  // Safe because droppedFiles reads only what is given here.
  return { files, items } as unknown as DataTransfer;
}

describe('droppedFiles', () => {
  it('hands on what was dropped', () => {
    expect(droppedFiles(dropOf([photo], [{ isDirectory: false }]))).toEqual([photo]);
  });

  it('[5.upload.other] gives nothing to take when a folder is dropped', () => {
    expect(droppedFiles(dropOf([new File([], 'holiday')], [{ isDirectory: true }]))).toEqual([]);
  });
});
