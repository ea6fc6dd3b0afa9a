import { apiError, imageItem } from '@aic/sdk/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderOpenItem } from '../../testing/render-open-item.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const ITEM = imageItem({ id: '0197a000-0000-7000-8000-000000000100', prompt: 'First' });
const PATH = `/api/generations/${ITEM.id}/receipt`;
const RECEIPT = {
  receipt: 'aaa.bbb.ccc',
  credits: { quoted: 20, held: 20, charged: 0, returned: 15, expired: 5, moves: [] },
  request: '{"prompt":"First"}',
  salt: 'c2FsdA',
};

/** The item with its recipe unfolded. @param responses to each request for its receipt, in turn */
async function openRecipe(responses: (() => object)[], item = ITEM) {
  const next = () => responses.shift()?.() ?? apiError(500, { message: 'Too often' });
  const page = await renderOpenItem([item], `/?item=${item.id}`, { [`GET ${PATH}`]: next });
  const fold = await screen.findByText('How it was made');
  const isAskedEarly = page.backend.requests.some(({ path }) => path === PATH);
  await page.user.click(fold);
  return { ...page, isAskedEarly };
}

it('says what was held, charged and given back, and is asked for once the recipe is unfolded', async () => {
  const { backend, isAskedEarly } = await openRecipe([() => RECEIPT]);

  expect(
    await screen.findByText('20 credits held, 0 charged, 15 given back, 5 expired meanwhile.'),
  ).toBeTruthy();
  expect(isAskedEarly).toBe(false);
  expect(backend.requests.filter(({ path }) => path === PATH)).toHaveLength(1);
});

it('says what was refunded later, and when', async () => {
  const moves = [
    { at: '2030-01-01T10:00:00.000Z', type: 'charge', credits: 20 },
    { at: '2030-01-03T10:00:00.000Z', type: 'refund', credits: 15 },
  ];
  const credits = { ...RECEIPT.credits, charged: 20, returned: 0, expired: 0, refunded: 15, moves };
  await openRecipe([() => ({ ...RECEIPT, credits })]);

  expect(await screen.findByText(/^15 refunded by the studio on Jan 3, 2030/)).toBeTruthy();
});

it('saves the receipt alone, or with what was asked for', async () => {
  const { user } = await openRecipe([() => RECEIPT]);
  const saved: [string, Blob][] = [];
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`;
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.at(-1);
    if (blob) saved.push([this.download, blob]);
  });

  await user.click(await screen.findByRole('button', { name: 'Receipt' }));
  await user.click(screen.getByRole('button', { name: 'Receipt with prompt' }));

  const texts = await Promise.all(saved.map(async ([name, blob]) => [name, await blob.text()]));
  const { receipt, request, salt } = RECEIPT;
  expect(texts).toEqual([
    [`receipt-${ITEM.id}.jws`, receipt],
    [`receipt-${ITEM.id}.json`, JSON.stringify({ receipt, request, salt })],
  ]);
});

it('can be asked for again where it could not be loaded', async () => {
  const { user } = await openRecipe([() => apiError(500, { message: 'Broken' }), () => RECEIPT]);
  expect(await screen.findByText('The receipt could not be loaded')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('button', { name: 'Receipt' })).toBeTruthy();
});

it('is not there while an item is still being made', async () => {
  const working = imageItem({ ...ITEM, status: 'processing', completedAt: null });
  const { backend } = await openRecipe([], working);

  await waitFor(() => expect(screen.getByText('Credits')).toBeTruthy());
  expect(backend.requests.map(({ path }) => path)).not.toContain(PATH);
});
