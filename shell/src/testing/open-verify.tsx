import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import type { MediaReader, MediaReading } from '../features/verify/checks/thread-reader.ts';
import { VerifyPage } from '../features/verify/verify-page.tsx';
import { renderPage } from './render-page.tsx';

/** The page with a reader that finds this in each file. */
export function openVerify(
  readings: readonly MediaReading[],
  path = '/verify',
  handlers: Parameters<typeof renderPage>[2] = {},
) {
  const left = [...readings];
  const read = vi.fn<MediaReader['read']>(() => Promise.resolve(left.shift() ?? { type: 'none' }));
  const close = vi.fn<() => void>();
  const page = renderPage(<VerifyPage createReader={() => ({ read, close })} />, path, handlers);
  const announce = vi.fn<(message: string) => void>();
  page.services.connect({ navigate: () => {}, announce });
  return { ...page, read, announce };
}

export const fileInput = () => screen.getByLabelText<HTMLInputElement>('Files to verify');

/** What is said of a file, once it is. */
export async function cardOf(name: string) {
  const found = within(await screen.findByRole('article', { name }));
  await found.findByRole('heading', { level: 2 });
  return found;
}
