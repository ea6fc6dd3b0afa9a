import type { MusicGeneration } from '@aic/sdk';
import { musicItem, renderToolPage, type ToolPageOptions } from '@aic/sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import tool from '../tool.tsx';

type Setting = Partial<Pick<ToolPageOptions<'music'>, 'path' | 'handlers' | 'credits' | 'user'>>;

/** A track on its way. */
export const processing = (change: Partial<MusicGeneration> = {}) =>
  musicItem({ status: 'processing', audioUrl: null, peaks: [], progress: 0, completedAt: null, ...change });

/** The whole music page on a fake backend that holds `items`. */
export async function renderMusicTool(items: MusicGeneration[] = [], setting: Setting = {}) {
  // Loaded before anything is timed: a test measures no compiler.
  await import('../features/music/components/genre-field.tsx');
  const page = await renderToolPage(tool, { kind: 'music', path: '/music', items, ...setting });
  onTestFinished(() => page.unmount());
  await screen.findByRole('combobox', { name: 'Genre' });
  return { ...page, user: userEvent.setup({ delay: null }) };
}

export const prompt = () => screen.getByRole('textbox', { name: 'Describe your music' });
export const duration = () => screen.getByRole('spinbutton', { name: 'Duration' });
export const generateButton = () => screen.getByRole('button', { name: 'Generate - 12 credits' });
/** A row of the list. */
export const row = (title: string) =>
  within(within(screen.getByRole('region', { name: 'Recent Music' })).getByRole('article', { name: title }));
