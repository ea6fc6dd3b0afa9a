import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Page } from './page-for.ts';
import { useDocumentTitle } from './use-document-title.ts';

it.each<[Page, string]>([
  [{ kind: 'landing' }, 'Create with AI Power · AI Creative'],
  [{ kind: 'static', path: '/about' }, 'About Us · AI Creative'],
  [{ kind: 'static', path: '/pricing' }, 'Plans & Pricing · AI Creative'],
  [{ kind: 'tool', name: 'music', label: 'Music' }, 'Music · AI Creative'],
  [{ kind: 'not-found' }, 'Page Not Found · AI Creative'],
  [{ kind: 'redirect', to: '/' }, 'AI Creative'],
])('calls %j %s', (page, title) => {
  renderHook(() => useDocumentTitle(page));
  expect(document.title).toBe(title);
});

const landing: Page = { kind: 'landing' };
const music: Page = { kind: 'tool', name: 'music', label: 'Music' };

it('puts the title back when something else changes it, each time, and says so once', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  renderHook(() => useDocumentTitle(music));

  for (const title of ['You have won!', 'You have won again!']) {
    document.title = title;
    await vi.waitFor(() => expect(document.title).toBe('Music · AI Creative'));
  }
  document.querySelector('title')?.remove();
  await vi.waitFor(() => expect(document.title).toBe('Music · AI Creative'));

  // The console is that of all files of this worker: what one of them left behind may end there meanwhile.
  const reports = report.mock.calls.filter(([where]) => String(where).includes('phase=title'));
  expect(reports).toEqual([[expect.any(String), new Error('The title was changed to "You have won!".')]]);
});

it('lets the next page have its own title', async () => {
  const { rerender } = renderHook<void, { page: Page }>(({ page }) => useDocumentTitle(page), {
    initialProps: { page: music },
  });

  rerender({ page: landing });
  await new Promise((resolve) => setTimeout(resolve, 0));

  expect(document.title).toBe('Create with AI Power · AI Creative');
});
