import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Whether pgbench is on the PATH; the Postgres package from npm does not include it. */
export async function hasPgbench(): Promise<boolean> {
  return run('pgbench', ['--version']).then(
    () => true,
    () => false,
  );
}

/**
 * Runs a script with prepared statements in one thread. @returns transactions a second @throws Error with pgbench's
 * output
 */
export async function pgbench(options: {
  databaseUrl: string;
  scriptFile: string;
  connections: number;
  seconds: number;
}): Promise<number> {
  const { databaseUrl, scriptFile, connections, seconds } = options;
  const args = [
    '-n',
    '-M',
    'prepared',
    '-c',
    String(connections),
    '-j',
    '1',
    '-T',
    String(seconds),
    '-f',
    scriptFile,
  ];
  const { stdout } = await run('pgbench', [...args, databaseUrl], {
    // The same settings as the product's own pool.
    env: { ...process.env, PGOPTIONS: '-c plan_cache_mode=force_generic_plan' },
  });
  const perSecond = /tps = ([\d.]+)/.exec(stdout)?.[1];
  if (perSecond === undefined || /number of failed transactions: [1-9]/.test(stdout)) {
    throw new Error(`pgbench did not do its work:\n${stdout}`);
  }
  return Number(perSecond);
}
