import { QueryClientProvider, ShellProvider, StoreProvider } from '@aic/sdk/host';
import type { ShareLink } from '@aic/sdk/sharing';
import { apiError, createFakeApi, createFakeShell, imageItem } from '@aic/sdk/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { SharePanel } from './share-panel.tsx';

afterEach(cleanup);

const ITEM = imageItem();
const PATH = `/api/generations/${ITEM.id}/share`;
const LINK: ShareLink = {
  url: 'http://studio.test/s/token',
  expiresAt: null,
  withRecipe: false,
  withLabel: true,
};

function open(link: ShareLink | null, handlers: Parameters<typeof createFakeApi>[0] = {}) {
  const backend = createFakeApi({
    [`GET ${PATH}`]: () => link ?? apiError(404, { message: 'None.', code: 'not_found' }),
    // Safe because the page sends what a link has.
    [`PUT ${PATH}`]: ({ json }) => ({ ...LINK, ...(json as object) }),
    [`DELETE ${PATH}`]: () => new Response(null, { status: 204 }),
    ...handlers,
  });
  const shell = createFakeShell(backend.fetch);
  render(
    <ShellProvider shell={shell}>
      <QueryClientProvider client={shell.queryClient}>
        <StoreProvider store={shell.store}>
          <SharePanel item={ITEM} />
        </StoreProvider>
      </QueryClientProvider>
    </ShellProvider>,
  );
  const sent = () => backend.requests.filter(({ method }) => method !== 'GET');
  return { backend, shell, sent, user: userEvent.setup() };
}

const button = (name: string) => screen.findByRole('button', { name });
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' });

describe('an item without a link', () => {
  it('gets one that shows the result only and does not end, unless its owner chooses otherwise', async () => {
    const { user, sent, shell } = open(null);
    await user.click(await button('Make a link'));

    expect((await field()).value).toBe(LINK.url);
    expect(sent()[0]?.json).toEqual({ withRecipe: false, withLabel: true, expiresAt: null });
    expect(shell.calls.said).toEqual(['The link is ready.']);
  });

  it('gets one with its recipe for the days that are chosen first', async () => {
    const { user, sent } = open(null);
    await user.click(await screen.findByRole('switch', { name: 'Show prompt and settings' }));
    await user.click(screen.getByRole('radio', { name: '7 days' }));
    expect(sent(), 'before the button').toEqual([]);
    const before = Date.now();
    await user.click(await button('Make a link'));

    await field();
    // Safe because the panel sends no other body.
    const link = sent()[0]?.json as ShareLink | undefined;
    expect(link?.withRecipe).toBe(true);
    const days = (Date.parse(link?.expiresAt ?? '') - before) / 86_400_000;
    expect(days).toBeCloseTo(7, 2);
    expect(screen.getByText(/^It ends on /)).toBeDefined();
  });
});

describe('an item with a link', () => {
  it('gives it to the clipboard', async () => {
    const { user, shell } = open(LINK);
    await user.click(await button('Copy link'));

    expect(await navigator.clipboard.readText()).toBe(LINK.url);
    expect(shell.calls.toasts.at(-1)?.description).toBe('The link is on your clipboard.');
  });

  it('changes what it shows at once, and keeps when it ends', async () => {
    const expiresAt = '2030-01-01T10:00:00.000Z';
    const { user, sent } = open({ ...LINK, expiresAt });
    await user.click(await screen.findByRole('switch', { name: 'Show prompt and settings' }));

    await waitFor(() => expect(sent()[0]?.json).toEqual({ withRecipe: true, withLabel: true, expiresAt }));
    await user.click(screen.getByRole('radio', { name: 'Never' }));
    await waitFor(() =>
      expect(sent()[1]?.json).toEqual({ withRecipe: true, withLabel: true, expiresAt: null }),
    );
  });

  it('is labelled with how it was made, unless its owner does not want that', async () => {
    const { user, sent } = open(LINK);
    const label = await screen.findByRole('switch', { name: 'Label how it was made' });
    expect(label.getAttribute('aria-checked')).toBe('true');
    await user.click(label);

    await waitFor(() => expect(sent()[0]?.json).toMatchObject({ withLabel: false, expiresAt: null }));
  });

  it('shows what holds when a change fails', async () => {
    const { user, shell } = open(LINK, {
      [`PUT ${PATH}`]: () => apiError(503, { message: 'Later, please.' }),
    });
    const recipe = await screen.findByRole('switch', { name: 'Show prompt and settings' });
    await user.click(recipe);

    await waitFor(() => expect(shell.calls.toasts[0]?.description).toBe('Later, please.'));
    expect(recipe.getAttribute('aria-checked')).toBe('false');
  });

  it('is switched off, and can be shared anew', async () => {
    const { user, sent, shell } = open(LINK);
    await user.click(await button('Switch off'));

    expect(await button('Make a link')).toBeDefined();
    expect(sent()).toMatchObject([{ method: 'DELETE', path: PATH }]);
    expect(shell.calls.said.at(-1)).toContain('Nobody can open it any more.');
  });
});

it('says that the link could not be loaded, and loads it on another try', async () => {
  const { backend, user } = open(null, { [`GET ${PATH}`]: () => apiError(503, { message: 'Down.' }) });
  expect((await screen.findByRole('alert')).textContent).toContain('Down.');

  backend.handlers[`GET ${PATH}`] = () => LINK;
  await user.click(await button('Try again'));

  expect((await field()).value).toBe(LINK.url);
});
