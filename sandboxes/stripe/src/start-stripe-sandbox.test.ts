import { describe, expect, it, vi } from 'vitest';
import { startStripeSandbox } from './start-stripe-sandbox.ts';

describe('startStripeSandbox', () => {
  it('refuses to start in production', async () => {
    const refusal = 'does not start with NODE_ENV=production';
    await expect(startStripeSandbox({ port: 0, nodeEnv: 'production' })).rejects.toThrow(refusal);
    vi.stubEnv('NODE_ENV', 'production');
    await expect(startStripeSandbox({ port: 0 })).rejects.toThrow(refusal);
    vi.unstubAllEnvs();
  });

  it.each(['sk_live_1', 'pk_live_1', 'rk_live_1'])('refuses the live key %s', async (key) => {
    const sandbox = await startStripeSandbox({ port: 0 });
    const response = await fetch(`${sandbox.url}/v1/customers`, {
      headers: { authorization: `Bearer ${key}` },
    });
    await sandbox.stop();
    expect(response.status).toBe(401);
    expect(await response.text()).toContain('A live mode key was sent to the Stripe sandbox');
  });
});
