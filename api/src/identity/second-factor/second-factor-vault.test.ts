import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createSecondFactorVault, openSecondFactorVault } from './second-factor-vault.ts';

const SECRET = Buffer.from('a secret of 20 bytes');
const vault = createSecondFactorVault(Buffer.alloc(32, 1));

describe('a sealed secret', () => {
  it('is opened for its user, and looks different each time', () => {
    const [first, second] = [vault.seal('ada', SECRET), vault.seal('ada', SECRET)];

    expect(vault.open('ada', first)).toEqual(SECRET);
    expect(first).not.toEqual(second);
    expect(first.includes(SECRET)).toBe(false);
  });

  it('is opened for no other user, with no other key, and not when it was changed', () => {
    const sealed = vault.seal('ada', SECRET);
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(30) ^ 1, 30);

    expect(() => vault.open('eve', sealed)).toThrow(/authenticate/);
    expect(() => createSecondFactorVault(Buffer.alloc(32, 2)).open('ada', sealed)).toThrow(/authenticate/);
    expect(() => vault.open('ada', changed)).toThrow(/authenticate/);
  });
});

it('hashes a recovery code for its user and with its key alone', () => {
  const hash = vault.recoveryHash('ada', 'ABCDEFGHIJ');

  expect(vault.recoveryHash('ada', 'ABCDEFGHIJ')).toEqual(hash);
  expect(vault.recoveryHash('eve', 'ABCDEFGHIJ')).not.toEqual(hash);
  expect(createSecondFactorVault(Buffer.alloc(32, 2)).recoveryHash('ada', 'ABCDEFGHIJ')).not.toEqual(hash);
});

describe('the key', () => {
  it('is made at the first start, is readable by its user only, and is the same at the next', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'two-factor-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    const sealed = openSecondFactorVault({ secondFactorKey: null, dataDir }).seal('ada', SECRET);

    expect(openSecondFactorVault({ secondFactorKey: null, dataDir }).open('ada', sealed)).toEqual(SECRET);
    expect(statSync(join(dataDir, 'two-factor-key')).mode & 0o777).toBe(0o600);
  });

  it('is the configured one where there is one', () => {
    const dataDir = join(tmpdir(), 'two-factor-none');
    const sealed = openSecondFactorVault({ secondFactorKey: Buffer.alloc(32, 1), dataDir }).seal(
      'ada',
      SECRET,
    );

    expect(vault.open('ada', sealed)).toEqual(SECRET);
    expect(existsSync(dataDir)).toBe(false);
  });
});
