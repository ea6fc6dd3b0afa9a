import { StartError } from '../../errors/start-error.ts';
import type { Migration, SchemaFiles } from './schema-files.ts';

/** What a database says about its schema. */
export interface SchemaState {
  /** Made before migrations had checksums. */
  isBeforeSquash: boolean;
  /** In the order in which they were applied. */
  applied: readonly { name: string; checksum: string }[];
  /** Null: nothing has been applied yet. */
  current: { release: number; checksum: string } | null;
}

export type UpgradePlan =
  /** It has all that this build needs, and perhaps more: a later build was here. */
  { kind: 'nothing' } | { kind: 'apply'; migrations: readonly Migration[] };

/**
 * Decides what a start has to do. A database that is ahead is left alone: while a release rolls out, older gateways are
 * started beside newer ones.
 * @throws StartError with one line when the two do not fit together
 */
export function planUpgrade(files: SchemaFiles, state: SchemaState): UpgradePlan {
  if (state.isBeforeSquash) {
    throw new StartError(
      'This database was made before the first release and cannot be upgraded. Start with an empty one: move DATA_DIR/postgres away, or create another database for DATABASE_URL.',
    );
  }
  refuseEdited(files, state);
  const appliedNames = new Set(state.applied.map(({ name }) => name));
  const migrations = files.migrations.filter(({ name }) => !appliedNames.has(name));
  const { current } = state;
  if (current === null) return { kind: 'apply', migrations };
  if (current.release > files.release) {
    refuseUnknown(files, migrations, current.release);
    return { kind: 'nothing' };
  }
  const isSame = current.release === files.release && current.checksum === files.checksum;
  return isSame && migrations.length === 0 ? { kind: 'nothing' } : { kind: 'apply', migrations };
}

function refuseEdited(files: SchemaFiles, { applied, current }: SchemaState): void {
  const ours = new Map(files.migrations.map(({ name, accepted }) => [name, accepted]));
  const edited = applied.find(({ name, checksum }) => ours.get(name)?.has(checksum) === false);
  if (edited === undefined) return;
  throw new StartError(
    `Migration ${edited.name} is not the one that this database has applied (it was changed, or another branch made the database), so nothing was upgraded. To run: start the build that ran on this database last (schema release ${current?.release}), or a build of its branch. To develop: undo the change of the file, and put it into a new migration.`,
  );
}

function refuseUnknown(files: SchemaFiles, missing: readonly Migration[], release: number): void {
  const [first] = missing;
  if (first === undefined) return;
  throw new StartError(
    `The database is at schema release ${release}, this build at ${files.release}, but migration ${first.name} of this build was never applied. They come from different branches: start a build that has both.`,
  );
}
