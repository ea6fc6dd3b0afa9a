import { imageItem } from '@aic/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderImageTool } from '../../testing/render-image-tool.tsx';

const IMAGES = ['First', 'Second'].map((prompt, index) =>
  imageItem({ id: `0197a000-0000-7000-8000-00000000010${index}`, prompt }),
);
const [FIRST] = IMAGES;

const dialog = () => screen.findByRole('dialog');
const hasClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function openFirst(path = '/?from=mail') {
  const tool = await renderImageTool(IMAGES, {}, path);
  const recent = within(screen.getByRole('region', { name: 'Recent Generations' }));
  await tool.user.click(await recent.findByRole('button', { name: 'Open First' }));
  await dialog();
  return tool;
}

describe('an image at full size', () => {
  it('has an address of its own, and closes with Back', async () => {
    await openFirst();
    expect(location.search).toBe(`?from=mail&image=${FIRST?.id}`);

    act(() => history.back());

    await hasClosed();
    expect(location.search).toBe('?from=mail');
  });

  it('leaves no step in the history when it is closed, however many were looked at', async () => {
    const { user } = await openFirst();
    const steps = history.length;

    await user.click(within(await dialog()).getByRole('button', { name: 'Next' }));
    await within(await dialog()).findByText('Second');
    await user.click(within(await dialog()).getByRole('button', { name: 'Close' }));

    await hasClosed();
    await waitFor(() => expect(location.search).toBe('?from=mail'));
    expect(history.length).toBe(steps);
  });

  it('goes one step back, however often Escape is pressed while the browser goes there', async () => {
    const { user } = await openFirst();
    const steps = vi.spyOn(history, 'go');
    onTestFinished(() => steps.mockRestore());

    await user.keyboard('{Escape}{Escape}{Escape}');

    await hasClosed();
    expect(steps.mock.calls).toEqual([[-1]]);
  });

  it('closes again when it was opened by Forward', async () => {
    const { user } = await openFirst();
    await user.keyboard('{Escape}');
    await hasClosed();
    act(() => history.forward());
    await dialog();

    await user.keyboard('{Escape}');

    await hasClosed();
    expect(location.search).toBe('?from=mail');
  });

  it('can be shown on the public page', async () => {
    const { user, far } = await openFirst();
    far.handlers[`PUT /api/generations/${FIRST?.id}/publication`] = () => ({ ...FIRST, isPublished: true });

    await user.click(within(await dialog()).getByRole('button', { name: 'Show on my public page: First' }));

    await waitFor(() => expect(far.requests.some(({ method }) => method === 'PUT')).toBe(true));
  });

  it('opens from its address, and closing it stays in the tool', async () => {
    const { user } = await renderImageTool(IMAGES, {}, `/?image=${FIRST?.id}`);

    await user.click(within(await dialog()).getByRole('button', { name: 'Close' }));

    await hasClosed();
    expect(location.pathname + location.search).toBe('/');
  });

  it('leads to the prompt when its recipe is taken over', async () => {
    const { user } = await openFirst();

    await user.click(within(await dialog()).getByRole('button', { name: 'Use this prompt' }));

    await hasClosed();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')));
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'First');
  });

  it('shows the page where the address names an image that is gone', async () => {
    await renderImageTool(IMAGES, {}, '/?image=0197a000-0000-7000-8000-000000000999');

    expect(await screen.findAllByRole('article')).toHaveLength(3);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
