import { env } from 'node:process';
import { startStripeSandbox } from './start-stripe-sandbox.ts';

/**
 * The sandbox as a process of its own: PORT (any free one without it), HOST, STATE_FILE (in memory without it),
 * PUBLIC_URL (address of links, when users come through a proxy), AFTER_RETRIES (`cancel` or `unpaid`).
 */
const sandbox = await startStripeSandbox({
  port: Number(env['PORT'] ?? 0),
  ...(env['HOST'] !== undefined && { host: env['HOST'] }),
  ...(env['STATE_FILE'] !== undefined && { stateFile: env['STATE_FILE'] }),
  ...(env['AFTER_RETRIES'] === 'unpaid' && { afterRetries: 'unpaid' }),
  ...(env['PUBLIC_URL'] !== undefined && { publicUrl: env['PUBLIC_URL'] }),
});
console.log(`Stripe sandbox at ${sandbox.url}: no card is charged`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void sandbox.stop().then(() => process.exit(0)));
}
