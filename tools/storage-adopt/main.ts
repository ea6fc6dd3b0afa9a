import { adoptStorage } from '@aic/api/adopt-storage';
import { loadConfig } from '@aic/api/config';

/** Makes this database the one that lives in its store, after a restore or a move (docs/operate/database.md). */
const flags = new Set(process.argv.slice(2));
try {
  const unknown = [...flags].find((flag) => flag !== '--force' && flag !== '--remove-unwanted');
  if (unknown !== undefined) {
    throw new Error(`There is no ${unknown}: --force, --remove-unwanted, or nothing.`);
  }
  const isForced = flags.has('--force');
  console.log(
    await adoptStorage(loadConfig(), { isForced, removesUnwanted: flags.has('--remove-unwanted') }),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
