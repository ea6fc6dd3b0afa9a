import { ConfigError, loadConfig } from '@aic/api/config';
import { failStart } from '@aic/api/fail-start';
import { withQuietLog } from './quiet-log.ts';
import { refuseSecondStudio } from './refuse-second-studio.ts';
import { startProduct } from './start-product.ts';
import { stopOnSignals } from './stop-on-signals.ts';

try {
  console.log('AI Creative is starting');
  const config = withQuietLog(loadConfig(), process.env);
  await refuseSecondStudio(config);
  const starting = startProduct(config);
  stopOnSignals(starting);
  const { url, publish, adminCode } = await starting;
  // Watch mode sends the folder of a fresh build.
  process.on('message', (message: { publish: string }) => {
    void publish(message.publish).then(() => process.send?.({ published: message.publish }));
  });
  process.send?.({ url });
  console.log(`\nReady: ${url}`);
  if (adminCode !== null) console.log(`To run it, sign up, then open ${url}/admin?code=${adminCode}`);
  console.log('Stop with Ctrl-C.');
} catch (error) {
  const text = error instanceof Error ? error.message : String(error);
  failStart(error instanceof ConfigError ? text : `AI Creative could not start. ${text}`);
}
