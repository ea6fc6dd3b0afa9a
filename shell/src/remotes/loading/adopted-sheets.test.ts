import { createHash } from 'node:crypto';
import { createFakeApi, createFakeShell } from '@aic/sdk/testing';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { openScriptNetwork } from '../../testing/script-network.ts';
import { snapshotGlobals } from '../mounting/globals-snapshot.ts';
import { mountGuarded } from '../mounting/mount-guarded.ts';
import { adoptSheetsOf, keepSheets } from './adopted-sheets.ts';
import { createRemoteLoader } from './federation.ts';

/** Adopts a sheet when its entry runs, another when its module does, and a third when it is mounted. */
const CODE = `
  const adopt = (name) => {
    const sheet = new CSSStyleSheet();
    sheet.name = name;
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  };
  adopt('entry');
  let run = () => { run = () => {}; adopt('module'); };
  const tool = { name: 'demo', contract: '^1.0.0', mount() { adopt('mount'); return { unmount() {} }; } };
  globalThis.aic_demo_b1 = { init() {}, get: async () => () => { run(); return { default: tool }; } };`;

const ENTRY = '/remotes/demo/b1/container.js';
const BUILD = {
  build: 'b1',
  entry: ENTRY,
  global: 'aic_demo_b1',
  contract: '^1.0.0',
  integrity: { 'container.js': `sha384-${createHash('sha384').update(CODE).digest('base64')}` },
  assets: [ENTRY],
};

const ours = new CSSStyleSheet();
/** Names of the sheets on the page, beside ours. */
const adopted = () => {
  expect(document.adoptedStyleSheets[0]).toBe(ours);
  // Safe because the code above has named them.
  return [...document.adoptedStyleSheets]
    .slice(1)
    .map((sheet) => (sheet as unknown as { name: string }).name);
};

beforeEach(() => {
  document.adoptedStyleSheets = [ours];
  openScriptNetwork().files.set(ENTRY, CODE);
  onTestFinished(() => {
    document.adoptedStyleSheets = [];
    Reflect.deleteProperty(globalThis, BUILD.global);
  });
});

it('of a container are on the page while its tool is mounted, at each opening, and at no other time', async () => {
  const { loadTool: load } = createRemoteLoader({});
  // As when a user points at its link.
  await load('demo', BUILD, { reset: false });
  expect(adopted()).toEqual([]);

  for (let opening = 0; opening < 2; opening += 1) {
    const tool = await load('demo', BUILD, { reset: false });
    const context = {
      element: document.createElement('div'),
      shell: createFakeShell(createFakeApi({}).fetch),
      onCrash: () => {},
    };
    const onLeak = vi.fn<(error: unknown) => void>();
    const watch = { onBlank: () => {}, onContent: () => {}, onBusy: () => {}, onLeak };
    const unmount = mountGuarded(tool, { context, ...watch });
    expect(adopted()).toEqual(['entry', 'module', 'mount']);

    unmount();
    expect(adopted()).toEqual([]);
    expect(String(onLeak.mock.calls[0])).toContain('1 adopted style sheets');
  }
});

it('stay until the last place of their tool is gone, and are no leftovers of the tool around it', () => {
  const sheet = Object.assign(new CSSStyleSheet(), { name: 'slots' });
  const slots = { mount: () => ({ update: () => {}, unmount: () => {} }) };
  keepSheets(slots, [sheet]);
  const undo = snapshotGlobals();
  const [closeDialog, closePanel] = [adoptSheetsOf(slots), adoptSheetsOf(slots)];

  closeDialog();
  closeDialog();
  expect(undo()).toEqual([]);
  expect(adopted()).toEqual(['slots']);

  closePanel();
  expect(adopted()).toEqual([]);
});

it('of a container that is loaded again are those of its last run', async () => {
  const { loadTool: load } = createRemoteLoader({});
  await load('demo', BUILD, { reset: false });

  await load('demo', BUILD, { reset: true });

  expect(adopted()).toEqual([]);
});
