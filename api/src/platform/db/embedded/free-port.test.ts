import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findFreePort } from './free-port.ts';

it.runIf(process.platform === 'linux')('gives no port that the kernel gives to connections', async () => {
  const range = readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8');

  for (let n = 0; n < 20; n += 1) expect(await findFreePort()).toBeLessThan(Number.parseInt(range, 10));
});
