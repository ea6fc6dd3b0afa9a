import { expect, it } from 'vitest';
import { affectedBy } from './affected.ts';

it.each([
  ['mf-music/src/tool.tsx', { kind: 'frontends', folders: ['mf-music'] }],
  ['shell/src/app/layout.tsx', { kind: 'frontends', folders: ['shell'] }],
  ['design-system/src/tokens/dark.ts', { kind: 'frontends', folders: ['shell'] }],
  [
    'packages/sdk/src/hooks/use-images.ts',
    { kind: 'frontends', folders: ['shell', 'mf-billing', 'mf-admin', 'mf-library'] },
  ],
  [
    'packages/contract/src/billing/pricing.ts',
    { kind: 'frontends', folders: ['shell', 'mf-billing', 'mf-admin', 'mf-library'] },
  ],
  [
    'packages/studio/src/options/options.tsx',
    { kind: 'frontends', folders: ['mf-image', 'mf-music', 'mf-text', 'mf-video'] },
  ],
  ['api/src/generations/worker/worker.ts', { kind: 'api' }],
  ['api/migrations/0004_create_ledger.sql', { kind: 'api' }],
  ['api/sql/credit/ledger/balance.sql', { kind: 'api' }],
  ['packages/preview-engine/src/image/paint-image.ts', { kind: 'api' }],
  ['sandboxes/stripe/src/faults.ts', { kind: 'api' }],
  ['mf-image/src/image-page.test.tsx', { kind: 'nothing' }],
  ['design-system/src/components/card/card.guide.tsx', { kind: 'nothing' }],
  ['mf-image/dist/abc/tool.js', { kind: 'nothing' }],
  ['docs/operate/README.md', { kind: 'nothing' }],
])('a change of %s rebuilds only what reads it', (path, expected) => {
  expect(affectedBy(path)).toEqual(expected);
});
