import { apiError, FAKE_USER, itemOf } from '@aic/sdk/testing/fakes';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { leftOnPage, loadFrom } from './pages.ts';

interface Renderer {
  renderPage(page: ReactNode, path: string, responses?: Record<string, () => unknown>): unknown;
}

it.each([
  '/forgot-password',
  '/reset-password',
  '/restore-account',
  '/change-email',
  '/verify-email',
  '/unsubscribe',
])('link of a mail: %s', async (path) => {
  const { renderPage } = await loadFrom<Renderer>('shell/src/testing/render-page.tsx');
  const { MailLinkPageView } = await loadFrom<{ MailLinkPageView: ComponentType<{ path: string }> }>(
    'shell/src/features/mail-links/mail-link-page.tsx',
  );
  renderPage(createElement(MailLinkPageView, { path }), path);

  expect(await leftOnPage()).toEqual([]);
});

it.each(['image', 'edit', 'video', 'music', 'text'] as const)('item: %s', async (kind) => {
  const { renderOpenItem } = await loadFrom<{
    renderOpenItem(items: object[], path: string): Promise<unknown>;
  }>('shell/src/testing/render-open-item.tsx');
  const item = itemOf(kind)({ prompt: 'Is finished' });
  await renderOpenItem([item], `/music?item=${item.id}`);

  expect(await leftOnPage()).toEqual([]);
});

it('palette', async () => {
  const { renderPage } = await loadFrom<Renderer>('shell/src/testing/render-page.tsx');
  const { PaletteSlot } = await loadFrom<{ PaletteSlot: ComponentType<{ user: object }> }>(
    'shell/src/palette/palette-slot.tsx',
  );
  const { openPalette } = await loadFrom<{ openPalette(): void }>('shell/src/state/palette-asked.ts');
  renderPage(createElement(PaletteSlot, { user: { ...FAKE_USER, isAdmin: true } }), '/music', {
    'GET /api/library': () => apiError(404, { message: 'Not found' }),
  });
  openPalette();

  expect(await leftOnPage()).toEqual([]);
});
