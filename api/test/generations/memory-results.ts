import { randomBytes } from 'node:crypto';
import type { JSONValue } from 'postgres';
import type { ResultStore } from '../../src/generations/worker/job.ts';

/** Keeps results nowhere but counts: which files came to be, which were thrown away. */
interface MemoryResults extends ResultStore {
  stored: string[];
  discarded: string[];
}

export function createMemoryResults(): MemoryResults {
  return {
    stored: [],
    discarded: [],
    async store(_, output) {
      if (output.mediaType === 'text/markdown') return { text: output.text, details: output.details };
      const asset = () => ({
        key: randomBytes(16).toString('hex'),
        mediaType: output.mediaType,
        sizeBytes: output.bytes.byteLength,
      });
      const result = { image: asset(), avif: asset(), webp: asset(), details: output.details };
      this.stored.push(result.image.key);
      return result;
    },
    async discard(output: JSONValue) {
      this.discarded.push((output as { image: { key: string } }).image.key);
    },
  };
}
