import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Only a container has it (deploy/Dockerfile). */
export const IMAGE_FILE = 'image.json';

const imageContentSchema = z.object({
  /** Null where nobody has said it. */
  commit: z.string().nullable(),
  /** Of the builds, from the root, in the order in which they are published. */
  folders: z.array(z.string()),
});
export type ImageContent = z.infer<typeof imageContentSchema>;

/** Null outside of a container. */
export function readImageContent(root: string): ImageContent | null {
  const file = join(root, IMAGE_FILE);
  return existsSync(file) ? imageContentSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}
