import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHELL_CONTRACT } from '@aic/sdk/version';
import * as react from 'react';
import { describe, expect, it } from 'vitest';
import { platformVersions, remoteShared } from './platform-set.ts';

describe('the platform set', () => {
  it('is never bundled by a remote and exists once', () => {
    const shared = Object.values(remoteShared());

    expect(shared.filter((module) => module.import || !module.singleton || !module.strictVersion)).toEqual(
      [],
    );
    expect(shared.length).toBeGreaterThan(0);
  });

  it('asks for the installed major: a shell of another one is refused, not half working', () => {
    expect(remoteShared()['react-dom/']?.requiredVersion).toBe(`^${platformVersions()['react-dom']}`);
    expect(remoteShared()['@aic/design-system/studio']?.requiredVersion).toBe('^1.0.0');
  });

  it('shares the subpaths of react and react-dom: without them each remote carries react-dom/client', () => {
    expect(Object.keys(remoteShared())).toEqual(expect.arrayContaining(['react/', 'react-dom/']));
  });

  it('names the version that is installed for each package', () => {
    const version = expect.stringMatching(/^\d+\.\d+\.\d+/);

    expect(platformVersions()).toEqual({
      '@aic/design-system': version,
      '@aic/sdk': version,
      react: version,
      'react-dom': version,
      'styled-components': version,
    });
    expect(platformVersions()['react']).toBe(react.version);
    // As the packages that tools are built with elsewhere.
    expect(platformVersions()['@aic/sdk']).toBe(SHELL_CONTRACT);
  });

  it('shares each entry of the design system that tools render with', () => {
    const manifest = join(import.meta.dirname, '../../../../design-system/package.json');
    // Safe because it is our own manifest.
    const { exports } = JSON.parse(readFileSync(manifest, 'utf8')) as { exports: Record<string, string> };
    const shared = Object.keys(remoteShared())
      .filter((request) => request.startsWith('@aic/design-system'))
      .map((request) => request.replace('@aic/design-system', '.'));

    // The shell alone renders toasts and the palette, and writes the theme. The canvas is small, and Markdown seldom in
    // two of them; what is shared is on the way to every tool or costs a request. The rest would be bundled twice if it
    // were not shared.
    const notShared = new Set([
      './canvas',
      './markdown',
      './toast',
      './palette',
      './global-css',
      './theme',
      './fonts.css',
    ]);
    expect(shared.toSorted()).toEqual(
      Object.keys(exports)
        .filter((entry) => !notShared.has(entry))
        .toSorted(),
    );
  });
});
