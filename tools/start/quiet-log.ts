import type { Config } from '@aic/api/config';

/** A terminal shows warnings and errors only, unless LOG_LEVEL asks for more; an empty line of `.env` does not. */
export function withQuietLog(config: Config, env: Readonly<Record<string, string | undefined>>): Config {
  return env['LOG_LEVEL'] ? config : { ...config, logLevel: 'warn' };
}
