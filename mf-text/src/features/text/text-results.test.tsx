import { textItem } from '@aic/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createWritingStream, renderTextTool } from '../../testing/render-text-tool.tsx';

const processing = (change = {}) =>
  textItem({ status: 'processing', response: null, progress: 0, completedAt: null, ...change });
const result = () => screen.getByRole('region', { name: 'Result' });
const article = (name: string) => screen.getByRole('article', { name });
const STREAM = `GET /api/text-generations/${textItem().id}/stream`;

describe('while it is written', () => {
  it('shows the text as it comes, and starts over when the writer does', async () => {
    const stream = createWritingStream();
    await renderTextTool([processing()], { [STREAM]: stream.response });

    await act(() => stream.write({ from: 0, text: 'Fresh ' }));
    await act(() => stream.write({ from: 6, text: 'bread' }));
    await waitFor(() => expect(result().textContent).toContain('Fresh bread'));

    await act(() => stream.write({ from: 0, text: 'Warm rolls' }));
    await waitFor(() => expect(result().textContent).toContain('Warm rolls'));
    expect(result().textContent).not.toContain('Fresh');
  });

  it('reads the list again when the stream says that it is done', async () => {
    const stream = createWritingStream();
    const { server } = await renderTextTool([processing()], { [STREAM]: stream.response });
    server.items = [textItem({ response: 'The whole text' })];

    await act(() => stream.write({ status: 'completed' }));

    await waitFor(() => expect(result().textContent).toContain('The whole text'));
  });

  it('says on its button what a stop costs: nothing before its first words', async () => {
    const stream = createWritingStream();
    await renderTextTool([processing()], { [STREAM]: stream.response });
    const stop = (name: string) => within(result()).findByRole('button', { name: new RegExp(`^${name}:`) });
    await stop('Stop, free');

    await act(() => stream.write({ from: 0, text: 'The first' }));

    expect(await stop(`Stop, ${processing().credits} credits`)).toBeTruthy();
  });

  it('stops on request, says that what was written is kept, and shows it', async () => {
    const { user, server, backend, shell, refresh } = await renderTextTool([processing()], {
      [STREAM]: () => new Promise<never>(() => {}),
      [`POST /api/generations/${textItem().id}/cancel`]: () => processing(),
    });

    await user.click(within(result()).getByRole('button', { name: /^Stop/ }));
    expect(backend.requests.some(({ path }) => path.endsWith('/cancel'))).toBe(true);
    server.items = [textItem({ response: 'Half a te', stopped: true })];
    await act(() => refresh());

    await waitFor(() => expect(result().textContent).toContain('Half a te'));
    expect(shell.calls.toasts).toEqual([
      { title: 'Stopped', description: 'What was written until then is kept.' },
    ]);
  });

  it('[4.job.status] stands as processing, with its place in line, until it is written', async () => {
    await renderTextTool([processing({ queuePosition: 3 })], {
      [STREAM]: () => new Promise<never>(() => {}),
    });

    expect(within(article('A caption for a bakery')).getByText('3rd in line')).toBeTruthy();
    const words = within(result()).getByText('3rd in line');
    expect(words.parentElement?.querySelector('[data-spinner]')).not.toBeNull();
  });
});

describe('when it has ended', () => {
  it('names its style as the choice does', async () => {
    await renderTextTool([textItem({ style: 'marketing' })]);

    expect(await within(result()).findByText(/^Marketing · /)).toBeTruthy();
    expect(within(article('A caption for a bakery')).getByText(/^Marketing · /)).toBeTruthy();
  });

  it("[8.success] says 'Text Generated' once", async () => {
    const { server, shell, refresh } = await renderTextTool([processing()], {
      [STREAM]: () => new Promise<never>(() => {}),
    });
    server.items = [textItem()];
    await act(() => refresh());

    await waitFor(() =>
      expect(shell.calls.toasts).toEqual([{ title: 'Text Generated', description: 'Your text is ready.' }]),
    );
    await act(() => refresh());
    expect(shell.calls.toasts).toHaveLength(1);
  });

  it.each([
    [
      { credits: 30, refunded: true },
      { title: 'Cancelled', description: '30 credits are back.' },
    ],
    [{ credits: 0, refunded: false }, { title: 'Cancelled' }],
  ])('says of a cancelled text what came back: %j', async (money, toast) => {
    const { server, shell, refresh } = await renderTextTool([processing()], {
      [STREAM]: () => new Promise<never>(() => {}),
    });
    server.items = [textItem({ status: 'failed', response: null, error: 'Cancelled', ...money })];
    await act(() => refresh());
    await waitFor(() => expect(shell.calls.toasts).toEqual([toast]));
  });

  it('shows the text whose title is pressed, until another one is made', async () => {
    const older = textItem({
      id: '0197a000-0000-7000-8000-000000000199',
      prompt: 'Older',
      response: 'Old words',
    });
    const { user, server, refresh } = await renderTextTool([textItem(), older]);
    const title = within(article('Older')).getByRole('button', { name: 'Show: Older' });

    await user.click(title);
    await waitFor(() => expect(result().textContent).toContain('Old words'));
    expect(title.getAttribute('aria-current')).toBe('true');
    expect(within(result()).getByRole('button', { name: /^Open/ })).toBeTruthy();

    server.items = [
      processing({ id: '0197a000-0000-7000-8000-000000000200', queuePosition: 2 }),
      ...server.items,
    ];
    await act(() => refresh());
    await waitFor(() => expect(result().textContent).toContain('2nd in line'));
  });

  it('says why it failed and that the credits are back', async () => {
    await renderTextTool([
      textItem({ status: 'failed', response: null, error: 'The provider is busy.', refunded: true }),
    ]);
    expect(article('A caption for a bakery').textContent).toContain(
      'The provider is busy. 30 credits are back.',
    );
  });

  it('[2.text.recent] [8.success] copies a text and downloads it as .txt', async () => {
    const { user, shell } = await renderTextTool([textItem()]);
    const item = within(article('A caption for a bakery'));
    const written = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(item.getByRole('button', { name: /^Copy/ }));
    expect(written).toHaveBeenCalledWith('# Fresh bread\n\nEvery **morning**.');

    let saved = '';
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      saved = this.download;
    });
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:test', revokeObjectURL: () => {} }),
    );
    await user.click(item.getByRole('button', { name: /^Download/ }));

    expect(saved).toBe('ai-text-A-caption-for-a-bakery.txt');
    expect(shell.calls.toasts.map(({ title }) => title)).toEqual(['Copied!', 'Download Started']);
    vi.restoreAllMocks();
  });

  it.each([
    ['its result', () => within(result())],
    ['the list', () => within(article('A caption for a bakery'))],
  ])('is run again from %s with the same prompt and style', async (_, place) => {
    const { user, backend } = await renderTextTool([textItem({ style: 'marketing' })], {
      'POST /api/generate-text': () => processing({ id: 'again' }),
      'GET /api/text-generations/again/stream': () => new Promise<never>(() => {}),
    });

    await user.click(place().getByRole('button', { name: /^Run again for 30 credits/ }));

    expect(backend.requests.find(({ method }) => method === 'POST')?.json).toEqual({
      prompt: 'A caption for a bakery',
      model: 'marketing',
    });
  });
});
