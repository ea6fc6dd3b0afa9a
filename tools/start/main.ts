import { ConfigError, loadConfig } from '@aic/api/config';
import { startProduct } from './start-product.ts';
import { stopOnSignals } from './stop-on-signals.ts';

try {
  console.log('AI Creative is starting');
  const config = loadConfig();
  const starting = startProduct(config);
  stopOnSignals(starting);
  const { url } = await starting;
  console.log(`\nReady: ${url}\nStop with Ctrl-C.`);
} catch (error) {
  const text = error instanceof Error ? error.message : String(error);
  console.error(error instanceof ConfigError ? text : `AI Creative could not start. ${text}`);
  process.exit(1);
}
