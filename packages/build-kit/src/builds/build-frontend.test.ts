import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { defineRemote } from '../federation/define-remote.ts';
import { buildFrontend } from './build-frontend.ts';

const TOOL = `import { defineTool } from '@aic/sdk';
export default defineTool({ name: 'demo', render: () => <h1>Demo</h1> });`;

it('makes one whole build of two at once, also in the place of one that was cut off', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'aic-at-once-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  mkdirSync(join(dir, 'src'));
  writeFileSync(join(dir, 'src/tool.tsx'), TOOL);
  symlinkSync(join(import.meta.dirname, '../../node_modules'), join(dir, 'node_modules'));
  const page = { label: 'Demo', routes: ['/demo'] };
  const define = () => defineRemote({ name: 'demo', dir, version: '1.0.0', page, firstScreen: '/demo' });
  mkdirSync(define().outputDir, { recursive: true });
  writeFileSync(join(define().outputDir, 'half.js'), '');

  const built = await Promise.all([buildFrontend(define()), buildFrontend(define())]);

  const [{ outputDir, info, build }] = built;
  expect(readdirSync(join(dir, 'dist'))).toEqual([build]);
  const files = readdirSync(outputDir).filter((file) => !file.endsWith('.map'));
  expect(files).toEqual(
    expect.arrayContaining([...Object.keys(info.integrity), 'pages.json', 'first-screen.txt']),
  );
  expect(files).not.toContain('half.js');
});
