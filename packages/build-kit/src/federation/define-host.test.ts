import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { defineHost } from './define-host.ts';

const dir = mkdtempSync(join(tmpdir(), 'aic-host-'));
mkdirSync(join(dir, 'src'));
writeFileSync(join(dir, 'package.json'), JSON.stringify({ name: 'shell', version: '1.0.0' }));
afterAll(() => rmSync(dir, { recursive: true }));

const inline = {
  css: '',
  themeScript: '',
  earlyScript: '',
  startScript: '',
  soonScript: '',
  trustedTypes: [],
  frames: { page: '', tool: '' },
};

it('puts nothing of a dev server into a release, and another id on what has it', () => {
  const release = defineHost({ dir, inputs: [join(dir, 'src')], inline });
  const forDeveloping = release.forDeveloping?.({ text: 'http://localhost:4400/text/build-info.json' });

  expect(release.config.entry).toMatchObject({ main: './src/main.ts' });
  expect(release.config.optimization).not.toHaveProperty('nodeEnv');
  expect(forDeveloping?.config.entry).toMatchObject({
    main: [expect.stringContaining('start-hot-page'), './src/main.ts'],
  });
  expect(forDeveloping?.build).toMatch(/^[0-9a-f]{10}$/);
  expect(forDeveloping?.build).not.toBe(release.build);
  expect(forDeveloping?.outputDir).not.toBe(release.outputDir);
});
