import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { remoteEntry } from '../testing/remote-entry.ts';
import { renderPage } from '../testing/render-page.tsx';
import { ToolLinks } from './tool-links.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const HOUSE = [
  ['Images', '/'],
  ['Video', '/video'],
  ['Music', '/music'],
  ['Text', '/text'],
];

it('lead to the built-in tools without a registry', () => {
  renderPage(<ToolLinks />, '/');

  expect(links()).toEqual(HOUSE);
});

it('lead to the tools of the registry as well, and say which one is open', () => {
  const routes = ['/demo', '/demo/history'];
  renderPage(
    <ToolLinks />,
    '/demo/history',
    {},
    {
      demo: remoteEntry({ label: '<b>Demo', isInNavigation: true, routes }),
      hidden: remoteEntry({ label: 'Hidden', isInNavigation: false, routes: ['/hidden'] }),
    },
  );

  expect(links()).toEqual([...HOUSE, ['<b>Demo', '/demo']]);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('<b>Demo');
});

it('give the library, which the registry knows, an icon of its own after the tools', () => {
  const iconOf = (name: string) => screen.getByRole('link', { name }).querySelector('svg')?.innerHTML;
  renderPage(
    <ToolLinks />,
    '/',
    {},
    {
      demo: remoteEntry({ label: 'Demo', isInNavigation: true, routes: ['/demo'] }),
      library: remoteEntry({ label: 'Library', isInNavigation: true, routes: ['/library'] }),
    },
  );

  expect(links().at(-1)).toEqual(['Library', '/library']);
  expect(iconOf('Library')).not.toBe(iconOf('Demo'));
});
