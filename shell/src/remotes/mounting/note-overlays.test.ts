import { act } from '@testing-library/react';
import { createElement } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { snapshotGlobals } from './globals-snapshot.ts';

let root: HTMLElement;

beforeEach(() => {
  root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  onTestFinished(() => document.body.replaceChildren());
});

/** jsdom lays nothing out. */
function seen<T extends Element>(element: T, [width, height] = [300, 200]): T {
  element.getBoundingClientRect = () => new DOMRect(0, 0, width, height);
  return element;
}

/** What React renders into `<body>` from a root in `container`. */
function renderPortal(container: Element, id: string): { element: HTMLElement; unmount(): void } {
  const reactRoot = createRoot(container);
  act(() => reactRoot.render(createPortal(createElement('div', { id, role: 'dialog' }), document.body)));
  const element = document.getElementById(id);
  if (element === null) throw new Error('React has rendered nothing.');
  return { element: seen(element), unmount: () => act(() => reactRoot.unmount()) };
}

it('are gone after a tool, whether it has made them by hand or with a root that it never unmounted', () => {
  const undo = snapshotGlobals();
  const overlay = seen(document.createElement('div'));
  const dialog = seen(document.createElement('dialog'));
  document.body.append(overlay, dialog);
  const tool = document.createElement('div');
  root.append(tool);
  const portal = renderPortal(tool, 'of-tool');

  const left = undo();

  expect(left).toEqual(['<div> over the page', '<dialog> over the page', '<div> over the page']);
  expect([overlay, dialog, portal.element].map(({ isConnected }) => isConnected)).toEqual([
    false,
    false,
    false,
  ]);
});

it("stay where they are the shell's, were there before, or cannot be seen, as what libraries and Stripe keep", () => {
  const before = seen(document.createElement('div'));
  document.body.append(before);
  const undo = snapshotGlobals();
  const shell = renderPortal(root, 'of-shell');
  const announcer = seen(document.createElement('div'), [1, 1]);
  const stripe = seen(document.createElement('div'));
  stripe.innerHTML = '<iframe name="__privateStripeFrame1"></iframe>';
  document.body.append(announcer, stripe);

  expect(undo()).toEqual([]);

  expect([before, shell.element, announcer, stripe].every(({ isConnected }) => isConnected)).toBe(true);
  const problems = vi.spyOn(console, 'error');
  shell.unmount();
  expect(problems).not.toHaveBeenCalled();
});

it('take with them what made the page dead behind them, but not what an open dialog has set', () => {
  const undo = snapshotGlobals();
  root.inert = true;
  root.setAttribute('inert', '');
  root.setAttribute('aria-hidden', 'true');
  document.body.setAttribute('inert', '');

  expect(undo()).toEqual([
    'attribute "inert" of <body>',
    'attribute "inert" of #root',
    'attribute "aria-hidden" of #root',
  ]);
  expect(root.hasAttribute('inert')).toBe(false);

  const again = snapshotGlobals();
  // As the design system's dialogs do it.
  for (const name of ['data-aria-hidden', 'aria-hidden', 'inert']) root.setAttribute(name, 'true');
  expect(again()).toEqual([]);
  expect(root.hasAttribute('inert')).toBe(true);
});
