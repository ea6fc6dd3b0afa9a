import { dateText } from '@aic/sdk';
import type { DataExport } from '@aic/sdk/account';
import { apiError } from '@aic/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderBilling } from '../../../testing/render-billing.tsx';

const GET = 'GET /api/account/export';
const POST = 'POST /api/account/export';
const AT = '2030-01-08T10:00:00.000Z';

afterEach(() => {
  vi.useRealTimers();
});

const NONE: DataExport = { state: 'none', requestedAt: null, sizeBytes: null, expiresAt: null, nextAt: null };
const PROCESSING: DataExport = { ...NONE, state: 'processing', requestedAt: AT };
const READY: DataExport = { ...PROCESSING, state: 'ready', sizeBytes: 12_345_678, expiresAt: AT, nextAt: AT };

/** The security page on a server whose next response a test can change. */
async function open(first: DataExport | (() => Response)) {
  const server: { next: DataExport | (() => Response) } = { next: first };
  const response = () => (typeof server.next === 'function' ? server.next() : server.next);
  const page = await renderBilling('/account/security', {
    handlers: {
      'GET /api/account/security': () => ({ hasPassword: true }),
      'GET /api/account/sessions': () => [],
      [GET]: response,
      [POST]: () => {
        if (typeof server.next !== 'function') server.next = PROCESSING;
        return response();
      },
    },
  });
  const card = within(await screen.findByRole('region', { name: 'Your data' }));
  return { ...page, card, copies: server };
}

type Card = Awaited<ReturnType<typeof open>>['card'];
const text = async (card: Card) => (await card.findByRole('status')).textContent;
const button = (card: Card, name: string) => card.getByRole('button', { name });

describe('the card of the copy of the data', () => {
  it('offers one where there is none, and then says that it is being made', async () => {
    const { user, card, requestsTo } = await open(NONE);
    expect(await text(card)).toContain('We mail you when it is ready');
    await user.click(button(card, 'Ask for a copy'));

    await waitFor(async () => expect(await text(card)).toContain('Your copy is being made'));
    const asking = button(card, 'Ask for a copy');
    expect(document.activeElement).toBe(asking);
    await user.click(asking);
    expect(requestsTo(POST)).toHaveLength(1);
  });

  it('asks every three seconds while it is being made, and not any more when it is ready', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { card, copies, requestsTo } = await open(PROCESSING);
    expect(await text(card)).toContain('Your copy is being made');
    await act(() => vi.advanceTimersByTimeAsync(3000));
    await waitFor(() => expect(requestsTo(GET)).toHaveLength(2));

    copies.next = READY;
    await act(() => vi.advanceTimersByTimeAsync(3000));

    expect(await card.findByRole('link', { name: 'Download' })).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(requestsTo(GET)).toHaveLength(3);
  });

  it('gives it when it is ready, with its size and how long it stays', async () => {
    const { card } = await open(READY);

    const link = await card.findByRole('link', { name: 'Download' });
    expect(link.getAttribute('href')).toBe('/api/account/export/file');
    expect(link.hasAttribute('download')).toBe(true);
    expect(await text(card)).toBe(`Your copy is ready: 12.3 MB. It can be downloaded until ${dateText(AT)}.`);
  });

  it('makes no new one on the same day, and says from when on', async () => {
    const { user, card, requestsTo } = await open(READY);
    await card.findByRole('link', { name: 'Download' });
    const again = button(card, 'Ask for a new copy');
    await user.click(again);

    expect(again.getAttribute('title')).toBe(`One copy a day: ask again from ${dateText(AT)} on`);
    expect(requestsTo(POST)).toEqual([]);
  });

  it('makes a new one on a later day', async () => {
    const { user, card } = await open({ ...READY, nextAt: null });
    await card.findByRole('link', { name: 'Download' });
    await user.click(button(card, 'Ask for a new copy'));

    await waitFor(async () => expect(await text(card)).toContain('Your copy is being made'));
    expect(card.queryByRole('link', { name: 'Download' })).toBeNull();
  });

  it('says that it has failed, and tries again', async () => {
    const { user, card } = await open({ ...PROCESSING, state: 'failed' });
    expect(await text(card)).toContain('could not be made');
    await user.click(button(card, 'Try again'));

    await waitFor(async () => expect(await text(card)).toContain('Your copy is being made'));
  });

  it('says when the last one was removed, and offers a new one', async () => {
    const { user, card } = await open({ ...READY, state: 'expired', sizeBytes: null, nextAt: null });
    expect(await text(card)).toBe(
      `Your last copy was removed on ${dateText(AT)}. You can ask for a new one.`,
    );
    expect(card.queryByRole('link', { name: 'Download' })).toBeNull();
    await user.click(button(card, 'Ask for a new copy'));

    await waitFor(async () => expect(await text(card)).toContain('Your copy is being made'));
  });

  it('can be looked up again when the server did not answer', async () => {
    const { user, card, copies } = await open(() => apiError(500, { message: 'x' }));
    await card.findByText('The copy of your data could not be looked up');
    copies.next = NONE;
    await user.click(card.getByRole('button', { name: /again|Retry/ }));

    expect(await text(card)).toContain('We mail you');
  });

  it('says why it could not be asked for', async () => {
    const { user, card, copies, shell } = await open(NONE);
    await text(card);
    copies.next = () => apiError(503, { message: 'The studio cannot be reached right now.' });
    await user.click(button(card, 'Ask for a copy'));

    await waitFor(() =>
      expect(shell.calls.toasts).toMatchObject([
        { title: 'No copy was asked for', description: 'The studio cannot be reached right now.' },
      ]),
    );
  });

  it('leads to the sign-in when the session is over', async () => {
    const { user, card, copies, shell } = await open(NONE);
    await text(card);
    copies.next = () => apiError(401, { message: 'Unauthorized' });
    await user.click(button(card, 'Ask for a copy'));

    await waitFor(() => expect(shell.calls.navigations).toEqual(['/auth?returnTo=%2Faccount%2Fsecurity']));
  });
});
