import { ConfigError } from '@aic/api/config';
import { failStart } from '@aic/api/fail-start';
import { stopOnSignals } from '../start/stop-on-signals.ts';
import { configOfRole } from './config-of-role.ts';
import { serve } from './serve.ts';

try {
  const config = configOfRole(process.argv[2]);
  const starting = serve(config);
  stopOnSignals(starting);
  const { url } = await starting;
  console.log(config.role === 'worker' ? 'Ready: the worker takes jobs.' : `Ready: ${url}`);
} catch (error) {
  const text = error instanceof Error ? error.message : String(error);
  failStart(error instanceof ConfigError ? text : `AI Creative could not start. ${text}`);
}
