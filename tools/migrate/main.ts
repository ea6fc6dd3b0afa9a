import { ConfigError, loadConfig } from '@aic/api/config';
import { upgradeDatabase } from '@aic/api/database';
import { failStart } from '@aic/api/fail-start';

try {
  const { from, to, isChanged, migrations } = await upgradeDatabase(loadConfig(), (line) =>
    console.log(line),
  );
  if (isChanged) {
    for (const name of migrations) console.log(`applied ${name}`);
    console.log(
      `The database is at schema release ${to} now; it was ${from === null ? 'empty' : `at ${from}`}.`,
    );
  } else {
    console.log(`Nothing to do: the database is at schema release ${to}.`);
  }
} catch (error) {
  const text = error instanceof Error ? error.message : String(error);
  failStart(error instanceof ConfigError ? text : `The database was not upgraded. ${text}`);
}
