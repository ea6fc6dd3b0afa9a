import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ITEM_OF_ANY_KIND } from './item-sql.ts';

/** The rooms whose code decides what a list shows. */
const ROOMS = ['list', 'library', 'kinds'].map((room) => join(import.meta.dirname, '..', room));

/**
 * Digest of what makes a response out of the same rows: the sources of these rooms, and the SQL of items, in which the
 * texts are in the language of this process. Gateways of one release and language have the same.
 */
export const LIST_RULES = hash('sha256', [ITEM_OF_ANY_KIND, ...ROOMS.flatMap(readRoom)].join('\n'));

function readRoom(room: string): string[] {
  return readdirSync(room)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .toSorted()
    .map((name) => readFileSync(join(room, name), 'utf8'));
}
