import { ConfigError, loadConfig, type Config } from '@aic/api/config';
import { failStart } from '@aic/api/fail-start';
import { stopOnSignals } from '../start/stop-on-signals.ts';
import { serve } from './serve.ts';

try {
  const [role] = process.argv.slice(2);
  const config = configOf(role, loadConfig());
  const starting = serve(config);
  stopOnSignals(starting);
  const { url } = await starting;
  console.log(config.role === 'worker' ? 'Ready: the worker takes jobs.' : `Ready: ${url}`);
} catch (error) {
  const text = error instanceof Error ? error.message : String(error);
  failStart(error instanceof ConfigError ? text : `AI Creative could not start. ${text}`);
}

/** @throws ConfigError for what is no role, or another one than the environment's */
function configOf(role: string | undefined, config: Config): Config {
  if (role !== 'gateway' && role !== 'worker') {
    throw new ConfigError('Say what to start: "npm run start:gateway" or "npm run start:worker".');
  }
  const wanted = role === 'gateway' ? 'api' : 'worker';
  if (process.env['ROLE'] && process.env['ROLE'] !== wanted) {
    throw new ConfigError(
      `ROLE is ${process.env['ROLE']}, and npm run start:${role} starts ROLE=${wanted}. Leave ROLE out.`,
    );
  }
  if (config.databaseUrl === null) {
    throw new ConfigError(
      'DATABASE_URL is not set. Gateways and workers of their own share one Postgres; "npm start" runs all in one process on an embedded one.',
    );
  }
  return { ...config, role: wanted };
}
