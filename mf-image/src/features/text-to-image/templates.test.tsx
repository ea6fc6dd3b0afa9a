import { apiError } from '@aic/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderImageTool } from '../../testing/render-image-tool.tsx';

const BIRD = {
  id: '0197a000-0000-7000-8000-000000000201',
  kind: 'image',
  text: 'A [bird] at [time of day]',
} as const;
const SONG = { ...BIRD, id: '0197a000-0000-7000-8000-000000000202', kind: 'music', text: 'A song' } as const;

async function openIdeas(handlers: NonNullable<Parameters<typeof renderImageTool>[1]> = {}) {
  const page = await renderImageTool([], { 'GET /api/templates': () => [BIRD, SONG], ...handlers });
  await page.user.click(screen.getByRole('button', { name: 'Templates' }));
  const ideas = within(await screen.findByRole('dialog', { name: 'Templates and words' }));
  return { ...page, ideas };
}

describe('templates', () => {
  it('fill the prompt and lead from blank to blank', async () => {
    const { user, ideas, prompt } = await openIdeas();
    expect(ideas.queryByText(SONG.text)).toBeNull();

    await user.click(await ideas.findByRole('button', { name: BIRD.text }));

    expect(prompt()).toHaveProperty('value', BIRD.text);
    await waitFor(() => expect(prompt()).toMatchObject({ selectionStart: 2, selectionEnd: 8 }));
    await user.keyboard('robin');
    await user.tab();
    await user.keyboard('dawn');
    expect(prompt()).toHaveProperty('value', 'A robin at dawn');
    await user.tab();
    expect(document.activeElement).not.toBe(prompt());
  });

  it('are kept and removed', async () => {
    const kept = { ...BIRD, id: '0197a000-0000-7000-8000-000000000203', text: 'A quiet lake' };
    const { user, ideas, prompt, backend } = await openIdeas({
      'GET /api/templates': () => [],
      'POST /api/templates': () => kept,
      [`DELETE /api/templates/${kept.id}`]: () => new Response(null, { status: 204 }),
    });
    expect(await ideas.findByText(/Keep a prompt here/)).toBeDefined();
    await user.type(prompt(), ' A quiet lake ');
    await user.click(screen.getByRole('button', { name: 'Templates' }));
    const again = within(await screen.findByRole('dialog', { name: 'Templates and words' }));

    await user.click(again.getByRole('button', { name: 'Keep this prompt' }));
    await again.findByRole('button', { name: kept.text });
    expect(backend.requests.find(({ method }) => method === 'POST')?.json).toEqual({
      kind: 'image',
      text: 'A quiet lake',
    });
    expect(
      again.getByRole('button', { name: 'Keep this prompt', description: 'This prompt is kept already' }),
    ).toBeDefined();

    await user.click(again.getByRole('button', { name: /^Remove/ }));
    await waitFor(() => expect(again.queryByRole('button', { name: kept.text })).toBeNull());
  });

  it('say why one more cannot be kept, and that they could not be read', async () => {
    const { user, ideas, shell } = await openIdeas({
      'GET /api/templates': () => apiError(500, { message: 'Down' }),
      'POST /api/templates': () => apiError(409, { message: 'You have 100 templates.' }),
    });
    await user.click(ideas.getByRole('button', { name: 'dawn' }));
    await user.click(ideas.getByRole('button', { name: 'Keep this prompt' }));
    await waitFor(() =>
      expect(shell.calls.toasts).toContainEqual(
        expect.objectContaining({ description: 'You have 100 templates.' }),
      ),
    );
    expect(await ideas.findByRole('button', { name: 'Try again' }, { timeout: 9000 })).toBeDefined();
  }, 15_000);
});

describe('words to try', () => {
  it('are added to the prompt, once each', async () => {
    const { user, ideas, prompt } = await openIdeas();
    await user.click(ideas.getByRole('button', { name: 'dawn' }));
    await user.click(ideas.getByRole('button', { name: 'misty' }));
    expect(prompt()).toHaveProperty('value', 'dawn, misty');
    expect(ideas.getByRole('button', { name: 'dawn' })).toHaveProperty('disabled', true);
  });
});
