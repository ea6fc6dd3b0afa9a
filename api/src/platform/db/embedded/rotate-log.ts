import { copyFile, stat, truncate } from 'node:fs/promises';

/** Bytes. With the file before it, a log takes twice that at most. */
const LOG_BYTES_MAX = 10 * 1024 * 1024;

/**
 * Keeps a log from growing for ever: when it is full it is copied beside itself and emptied. The writer keeps its file
 * open in append mode, so it goes on at the start.
 */
export async function rotateLog(file: string, bytesMax = LOG_BYTES_MAX): Promise<void> {
  const { size } = await stat(file);
  if (size <= bytesMax) return;
  await copyFile(file, `${file}.1`);
  await truncate(file, 0);
}
