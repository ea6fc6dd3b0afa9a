import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../../test/database/database.ts';
import { startTimeStampAuthority } from '../../../../test/generations/vendors/time-stamp-authority.ts';
import { readCredentials } from '../../../../test/storage/read-credentials.ts';
import { parseConfig } from '../../../platform/config/config.ts';
import { systemClock } from '../../../platform/time/clock.ts';
import { createCredentials } from './credentials.ts';
import { requestTimeStamp, timeStampBy } from './time-stamp.ts';

const { sql } = await createTestDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'aic-time-stamp-'));
const closers: Array<() => unknown> = [];
afterAll(async () => {
  await Promise.all(closers.map((close) => close()));
  await rm(dataDir, { recursive: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const YEAR_MS = 365.25 * 24 * 60 * 60_000;
const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background: 'red' } })
  .png()
  .toBuffer();

async function signed(url?: string) {
  const warn = vi.fn<(...args: unknown[]) => void>();
  const credentials = createCredentials({
    sql,
    config: parseConfig({ DATA_DIR: dataDir, ...(url !== undefined && { CREDENTIALS_TIMESTAMP_URL: url }) }),
    clock: systemClock,
    logger: Object.assign(pino({ level: 'silent' }), { warn }),
  });
  closers.push(() => credentials.close());
  const made = { type: 'algorithmicMedia', providerId: 'preview', model: null, isUpscaled: false } as const;
  const file = await credentials.sign({ bytes, mediaType: 'image/png', made, materials: [] });
  if (file === null) throw new Error('It went without.');
  return { file, warn };
}

async function readWith(file: Uint8Array, ...roots: string[]) {
  const [row] = await sql<[{ root: string }]>`select root_certificate as root from credential_authority`;
  return readCredentials(file, 'image/png', [row.root, ...roots].join('\n'));
}

async function startAuthority(...args: Parameters<typeof startTimeStampAuthority>) {
  const authority = await startTimeStampAuthority(...args);
  closers.push(authority.stop);
  return authority;
}

it('keeps a file valid after its certificate has ended, where an authority has said when it was signed', async () => {
  const authority = await startAuthority();
  const [stamped, plain] = [await signed(authority.url), await signed()];
  const now = Date.now();
  const { state, signature } = await readWith(stamped.file, authority.root);
  expect(state).toBe('Trusted');
  expect(Math.abs(Date.parse(signature.time ?? '') - now)).toBeLessThan(60_000);
  expect(stamped.warn).not.toHaveBeenCalled();

  vi.useFakeTimers({ toFake: ['Date'], now: now + 7 * YEAR_MS });

  expect((await readWith(stamped.file, authority.root)).state).toBe('Trusted');
  expect((await readWith(plain.file)).state).not.toBe('Trusted');
});

it('signs without where the authority does not respond, and the log says so', async () => {
  const { file, warn } = await signed('http://127.0.0.1:1/');
  expect((await readWith(file)).state).toBe('Trusted');
  expect(warn.mock.calls).toEqual([
    [{ reason: expect.stringContaining('fetch failed') }, 'a file has no time stamp'],
  ]);
});

it('leaves an authority that has failed alone for a while', async () => {
  const reasons: string[] = [];
  const stamp = timeStampBy('http://127.0.0.1:1/', (reason) => reasons.push(reason));
  expect([await stamp(bytes), await stamp(bytes)]).toEqual([null, null]);
  expect(reasons).toEqual([expect.stringContaining('fetch failed'), expect.stringContaining('a moment ago')]);
});

describe('a time stamp', () => {
  const spoilt = <Info extends object>(info: Info, changes: Partial<Info>): Info =>
    Object.assign(info, changes);

  it.each<[string, Parameters<typeof startTimeStampAuthority>[0]]>([
    ['refuses: rejection', () => null],
    ['something else', (info) => spoilt(info, { nonce: new Uint8Array([1, 2, 3]).buffer })],
    ['something else', (info) => (new Uint8Array(info.messageImprint.hashedMessage.buffer).fill(7), info)],
    ['sends', (info) => spoilt(info, { serialNumber: new Uint8Array(1e6).fill(1).buffer })],
    ['has 9', (info) => spoilt(info, { serialNumber: new Uint8Array(9000).fill(1).buffer })],
  ])('is none where the authority %s', async (fault, change) => {
    const { url } = await startAuthority(change);
    await expect(requestTimeStamp(url, bytes)).rejects.toThrow(fault);
  });
});
