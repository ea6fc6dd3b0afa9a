import { type Config, ConfigError, loadConfig } from '@aic/api/config';

/**
 * The configuration of a process of production. @throws ConfigError for what is no role, or another one than the
 * environment's
 */
export function configOfRole(role: string | undefined, envFile?: string): Config {
  if (role !== 'gateway' && role !== 'worker') {
    throw new ConfigError('Say what to start: "npm run start:gateway" or "npm run start:worker".');
  }
  const wanted = role === 'gateway' ? 'api' : 'worker';
  const config = loadConfig(envFile, wanted);
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
  return config;
}
