import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Page } from './page-for.ts';
import { useDocumentTitle } from './use-document-title.ts';

it.each<[Page, string]>([
  [{ kind: 'landing' }, 'Create with AI Power · AI Creative'],
  [{ kind: 'static', page: 'about' }, 'About Us · AI Creative'],
  [{ kind: 'static', page: 'pricing' }, 'Plans & Pricing · AI Creative'],
  [{ kind: 'tool', name: 'music', label: 'Music' }, 'Music · AI Creative'],
  [{ kind: 'not-found' }, 'Page not found · AI Creative'],
  [{ kind: 'redirect', to: '/' }, 'AI Creative'],
])('calls %j %s', (page, title) => {
  renderHook(() => useDocumentTitle(page));
  expect(document.title).toBe(title);
});
