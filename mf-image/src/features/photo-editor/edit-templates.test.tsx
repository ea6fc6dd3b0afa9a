import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPhotoEditor } from '../../testing/render-photo-editor.tsx';

const WARMER = { id: '0197a000-0000-7000-8000-000000000201', kind: 'edit', text: 'Warmer, as at [time]' };
const BIRD = { id: '0197a000-0000-7000-8000-000000000202', kind: 'image', text: 'A [bird]' };

it('fills the prompt from a template of edits', async () => {
  const { user } = await renderPhotoEditor([], { 'GET /api/templates': () => [WARMER, BIRD] });
  await user.click(screen.getByRole('button', { name: 'Templates' }));
  const ideas = within(await screen.findByRole('dialog', { name: /^Templates/ }));

  await user.click(await ideas.findByRole('button', { name: WARMER.text }));

  expect(screen.getByRole('textbox')).toHaveProperty('value', WARMER.text);
  expect(ideas.queryByText(BIRD.text)).toBeNull();
});
