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

  it('is undone where it is a rule in a style sheet of the page', () => {
    const ours = style();
    ours.append('nav { color: red }');
    const undo = snapshotGlobals();
    ours.sheet?.insertRule('nav { display: none }');
    ours.sheet?.insertRule('main { display: none }', 2);

    expect(undo()).toEqual(['2 rules in style sheets of the page']);
    expect([...(ours.sheet?.cssRules ?? [])].map(({ cssText }) => cssText)).toEqual(['nav { color: red; }']);
  });

  it('is undone where it is an element beside the body', () => {
    const ours = html.appendChild(document.createElement('aside'));
    onTestFinished(() => ours.remove());
    const undo = snapshotGlobals();
    const left = html.appendChild(document.createElement('div'));

    expect(undo()).toEqual(['<div> in <html>']);
    expect([ours.isConnected, left.isConnected]).toEqual([true, false]);
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
    components.append('a { color: red }');
    const afterwards = snapshotGlobals();
    components.sheet?.insertRule('b { color: red }');
    expect(afterwards()).toEqual([]);
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
