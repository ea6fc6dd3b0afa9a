import { loadConfig } from '@aic/api/config';
import { copyStorage } from '@aic/api/copy-storage';

/** Copies media and published builds to the bucket of the `S3_` settings, or back (docs/operate/storage.md). */
const [direction] = process.argv.slice(2);
try {
  if (direction !== 'to-bucket' && direction !== 'to-disk') {
    throw new Error('Say where to: npm run storage:copy -- to-bucket, or to-disk.');
  }
  let shownAt = 0;
  const { copied, known, bytes, builds } = await copyStorage(loadConfig(), direction, (progress) => {
    if (Date.now() - shownAt < 2000) return;
    shownAt = Date.now();
    console.log(`${progress.copied} files, ${megabytes(progress.bytes)}`);
  });
  console.log(
    `Copied ${copied} files (${megabytes(bytes)}) and ${builds} builds; ${known} files were there before.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
