import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { snapshotGlobals } from './globals-snapshot.ts';

const html = document.documentElement;
const { body, head } = document;

beforeEach(() => {
  // What jsdom lacks.
  document.adoptedStyleSheets ??= [];
  const { fetch } = globalThis;
  onTestFinished(() => {
    document.adoptedStyleSheets = [];
    for (const element of [html, body]) {
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    }
    globalThis.fetch = fetch;
  });
});

const style = (attribute?: string): HTMLStyleElement => {
  const element = document.createElement('style');
  if (attribute !== undefined) element.setAttribute(attribute, '');
  head.append(element);
  onTestFinished(() => element.remove());
  return element;
};

describe('what a tool leaves', () => {
  it('is undone where it is a style sheet, adopted or in the head', () => {
    const [ours, sheet] = [new CSSStyleSheet(), new CSSStyleSheet()];
    document.adoptedStyleSheets = [ours];
    const frame = style();
    const undo = snapshotGlobals();
    document.adoptedStyleSheets = [ours, sheet];
    const added = style();

    const left = undo();

    expect(left).toEqual(['1 adopted style sheets', '<style> in the head']);
    expect(document.adoptedStyleSheets).toEqual([ours]);
    expect([frame.isConnected, added.isConnected]).toEqual([true, false]);
  });

  it('is undone where it is a class, a style, an attribute or the language of the page', () => {
    html.lang = 'en';
    body.className = 'ours';
    const undo = snapshotGlobals();
    html.lang = 'de';
    body.classList.add('modal-open');
    body.style.position = 'fixed';
    html.setAttribute('data-tool', 'music');

    expect(undo()).toEqual([
      'attribute "data-tool" of <html>',
      'language of <html>',
      'class "modal-open" of <body>',
      'style "position" of <body>',
    ]);
    expect(html.lang).toBe('en');
    expect(body.className).toBe('ours');
    expect(body.style.position).toBe('');
  });

  it('is undone where it is a function that all tools share', () => {
    const { fetch } = globalThis;
    const undo = snapshotGlobals();
    globalThis.fetch = () => Promise.reject(new Error('ours now'));
    history.pushState = () => {};

    expect(undo()).toEqual(['another fetch', 'another pushState']);
    expect(globalThis.fetch).toBe(fetch);
    history.pushState(null, '', '/there');
    expect(location.pathname).toBe('/there');
  });
});

describe('what is left alone', () => {
  it('is the sheet of the components, styles that the bundler will not load twice, and new globals', () => {
    const undo = snapshotGlobals();
    const components = style('data-styled');
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.setAttribute('data-rspack', 'aic_music:tool');
    head.append(link);
    onTestFinished(() => link.remove());
    Object.assign(globalThis, { someLibrary: {} });
    onTestFinished(() => void Reflect.deleteProperty(globalThis, 'someLibrary'));

    expect(undo()).toEqual([]);
    expect([components.isConnected, link.isConnected]).toEqual([true, true]);
    expect('someLibrary' in globalThis).toBe(true);
  });

  it('is the theme that the user chose meanwhile, and what a dialog had set and has taken away', () => {
    html.dataset['theme'] = 'dark';
    body.style.pointerEvents = 'none';
    const undo = snapshotGlobals();
    html.dataset['theme'] = 'light';
    body.style.removeProperty('pointer-events');

    expect(undo()).toEqual([]);
    expect(html.dataset['theme']).toBe('light');
    expect(body.style.pointerEvents).toBe('');
  });
});
