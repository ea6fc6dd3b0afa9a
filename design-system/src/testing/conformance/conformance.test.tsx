import { flushSync } from 'react-dom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { mount } from '../mount.tsx';
import { canvasSubjects } from './canvas-subjects.tsx';
import { gallerySubjects } from './gallery-subjects.tsx';
import { mediaSubjects } from './media-subjects.tsx';
import { overlaySubjects } from './overlay-subjects.tsx';
import { shellSubjects } from './shell-subjects.tsx';
import { studioSubjects } from './studio-subjects.tsx';
import type { RootAttributes, Subject } from './subject.ts';

/** What every public component promises, tried on each: a new one has to come with a row. */
const rows = {
  ...shellSubjects,
  ...studioSubjects,
  ...overlaySubjects,
  ...mediaSubjects,
  ...gallerySubjects,
  ...canvasSubjects,
};
const subjects = Object.entries(rows).filter((row): row is [string, Subject] => 'render' in row[1]);

it('has a row for each component of the entries, and no other', () => {
  // Each file beside the folders is an entry.
  const entries = import.meta.glob<object>('../../*.ts', { eager: true });
  const exported = Object.values(entries).flatMap((entry) => Object.keys(entry));

  expect(Object.keys(rows).toSorted()).toEqual(
    exported.filter((name) => /^[A-Z]/.test(name) && !name.endsWith('Icon')).toSorted(),
  );
});

it.each(subjects)('%s hands ref, class, style and attributes to its root element', (_name, subject) => {
  const attributes = rootAttributes();
  const root = mountRoot(subject, attributes);

  expect(root.localName).toBe(subject.element);
  expect(attributes.ref).toHaveBeenCalledWith(root);
  expect(root.dataset['conformance']).toBe('given');
  expect(root.getAttribute('aria-details')).toBe('details');
  expect([...root.classList]).toContain('given');
  expect(root.classList.length).toBeGreaterThan(subject.isUnstyled === true ? 0 : 1);
  expect(root.style.getPropertyValue('--given')).toBe('1');
  expect(root.style.getPropertyValue(subject.ownStyle ?? '--given')).not.toBe('');
});

it.each(subjects)('%s calls the handlers of its user', (_name, subject) => {
  const attributes = rootAttributes();
  const root = mountRoot(subject, attributes);

  root.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 1, pointerId: 7 }));
  root.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'Shift' }));
  root.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

  expect(attributes.onPointerDown).toHaveBeenCalledOnce();
  expect(attributes.onKeyDown).toHaveBeenCalledOnce();
  expect(attributes.onClick).toHaveBeenCalledOnce();
});

it.each(subjects)('%s hears no key that an input method takes, and stays open', (_name, subject) => {
  const attributes = rootAttributes();
  const root = mountRoot(subject, attributes);

  for (const key of ['Escape', 'Enter', 'ArrowDown']) {
    root.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key, isComposing: true }));
    root.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key, keyCode: 229 }));
  }

  expect(attributes.onKeyDown).not.toHaveBeenCalled();
  expect(document.querySelector('#conformance')).toBe(root);
});

it.each(subjects.flatMap(([name, { ownEvent }]) => (ownEvent ? [{ name, ...ownEvent }] : [])))(
  '$name does its own besides the handlers of its user',
  ({ render, event }) => {
    const act = vi.fn<() => void>();
    const root = mountRoot({ render: (given) => render(act, given) }, rootAttributes());

    root.dispatchEvent(event());

    expect(act).toHaveBeenCalledOnce();
  },
);

it.each(subjects.flatMap(([name, { disabled }]) => (disabled ? [{ name, disabled }] : [])))(
  '$name does nothing while it is disabled',
  ({ disabled }) => {
    const act = vi.fn<() => void>();
    mount(<div data-place>{disabled(act)}</div>);
    const controls = document.querySelectorAll<HTMLElement>(
      '[data-place] :is(button:not([aria-haspopup=menu]), input, textarea, [role="slider"], [role="menuitem"])',
    );

    expect(controls.length).toBeGreaterThan(0);
    for (const control of controls) {
      expect(control.matches(':disabled, [aria-disabled="true"], [data-disabled]')).toBe(true);
      control.click();
      for (const key of ['Enter', ' ', 'ArrowRight', 'PageUp']) {
        control.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key }));
      }
    }
    expect(act).not.toHaveBeenCalled();
  },
);

describe('in forced colours', () => {
  beforeAll(async () => {
    await emulateForcedColors('active');
    // The browser shows where the focus is to users of the keyboard.
    await userEvent.keyboard('{Tab}');
  });
  afterAll(() => emulateForcedColors('none'));

  it.each(subjects.filter(([, { edge }]) => edge === 'root' || 'inside' in edge))(
    '%s keeps its edge',
    (_name, subject) => {
      const root = mountRoot(subject, rootAttributes());
      const { edge } = subject;
      const edged = typeof edge === 'object' && 'inside' in edge ? root.querySelector(edge.inside) : root;

      expect(edged).toSatisfy((element: Element | null) => element !== null && hasEdge(element));
    },
  );

  it.each(subjects)('%s shows where the focus is', (_name, subject) => {
    const root = mountRoot(subject, rootAttributes());
    const focusable = [root, ...root.querySelectorAll<HTMLElement>('*')].filter(
      (element) => element.tabIndex >= 0 && !element.matches(':disabled, video'),
    );

    for (const element of focusable) {
      element.blur();
      const before = outlines();
      element.focus();
      // A group hands the focus to one of its items.
      expect(element.contains(document.activeElement)).toBe(true);
      expect(outlines()).not.toEqual(before);
    }
  });
});

const rootAttributes = () =>
  ({
    ref: vi.fn<RootAttributes['ref']>(),
    id: 'conformance',
    className: 'given',
    style: { '--given': '1' } as RootAttributes['style'],
    'data-conformance': 'given',
    'aria-details': 'details',
    onClick: vi.fn<() => void>(),
    onKeyDown: vi.fn<() => void>(),
    onPointerDown: vi.fn<() => void>(),
  }) satisfies RootAttributes;

function mountRoot(subject: Pick<Subject, 'render' | 'opener'>, attributes: RootAttributes): HTMLElement {
  mount(subject.render(attributes));
  const { opener } = subject;
  if (opener !== undefined) flushSync(() => document.querySelector<HTMLElement>(opener)?.click());
  const root = document.querySelector<HTMLElement>('#conformance');
  if (root === null) throw new Error('No element has the id that was given.');
  return root;
}

const emulateForcedColors = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });

const hasEdge = (element: Element): boolean =>
  (['border-top', 'border-bottom', 'outline'] as const).some((line) => isDrawn(element, line));

function isDrawn(element: Element, line: 'border-top' | 'border-bottom' | 'outline'): boolean {
  const style = getComputedStyle(element);
  return (
    style.getPropertyValue(`${line}-style`) !== 'none' && style.getPropertyValue(`${line}-width`) !== '0px'
  );
}

/** Of the whole page: the focus is shown by the control, by a part of it or by a box around it. */
const outlines = (): string[] =>
  [...document.querySelectorAll('body *')].map((element) =>
    isDrawn(element, 'outline') ? getComputedStyle(element).outline : '',
  );
