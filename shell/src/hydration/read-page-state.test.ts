import { generationsQuery, type PageState } from '@aic/sdk';
import { creditsQuery, FIRST_LIBRARY_PAGE, providersQuery, userQuery } from '@aic/sdk/host';
import { createFakeShell, FAKE_USER, imageItem } from '@aic/sdk/testing';
import { describe, expect, it } from 'vitest';
import { readPageState, seedPageState } from './read-page-state.ts';

const IMAGE = imageItem();

function pageWith(text: string): Document {
  const page = document.implementation.createHTMLDocument();
  const element = page.createElement('script');
  Object.assign(element, { id: 'page-state', type: 'application/json', textContent: text });
  page.body.append(element);
  return page;
}

function seeded(state: PageState) {
  const shell = createFakeShell(() => Promise.reject(new Error('Nothing is to be asked.')));
  shell.setEventStatus('closed');
  seedPageState(shell, state);
  const { queryClient, api } = shell;
  return {
    shell,
    user: () => queryClient.getQueryData(userQuery(api).queryKey),
    credits: () => queryClient.getQueryData(creditsQuery(api).queryKey),
    providers: () => queryClient.getQueryData(providersQuery(api).queryKey),
    images: () => queryClient.getQueryState(generationsQuery(api, 'image').queryKey),
  };
}

describe('the state of the page', () => {
  it.each(['', 'null', '{', '[]', '7', '{"schema": 2}'])('is nothing when the HTML says %j', (text) => {
    expect(readPageState(pageWith(text))).toBeNull();
  });

  it('is read from the HTML', () => {
    expect(readPageState(pageWith('{"user":null}'))).toEqual({ user: null });
    expect(readPageState(document.implementation.createHTMLDocument())).toBeNull();
  });

  it('answers the first calls: who is signed in, what they can spend, what the tool lists', () => {
    const page = seeded({ user: FAKE_USER, credits: 480, list: { kind: 'image', items: [IMAGE] } });

    expect(page.user()).toEqual(FAKE_USER);
    expect(page.credits()).toEqual({ credits: 480 });
    expect(page.images()?.data).toEqual([IMAGE]);
  });

  it('brings the first page of the library, for as long as the library may still come to take it', () => {
    const library = { items: [IMAGE], next: '/api/library?cursor=x' };
    const { queryClient } = seeded({ user: FAKE_USER, library }).shell;

    const brought = queryClient.getQueryCache().find({ queryKey: FIRST_LIBRARY_PAGE });
    expect(brought?.state.data).toEqual({ body: [IMAGE], next: '/api/library?cursor=x' });
    expect(brought?.gcTime).toBe(30_000);
    const libraryPart = { path: '/api/library?bin=true', ...library };
    const inBin = seeded({ user: FAKE_USER, libraryPart }).shell.queryClient;
    expect(inBin.getQueryData([...FIRST_LIBRARY_PAGE, libraryPart.path])).toEqual(brought?.state.data);
    // A library of the release before would take it for the whole one.
    expect(inBin.getQueryData(FIRST_LIBRARY_PAGE)).toBeUndefined();
  });

  it('says that no user is signed in without asking', () => {
    expect(seeded({ user: null }).user()).toBeNull();
  });

  it('shows a public page without asking first, unless it cannot read it', () => {
    const publicPage = {
      handle: 'ada',
      displayName: 'Ada',
      bio: null,
      location: null,
      website: null,
      twitterHandle: null,
      items: [],
      next: '/api/users/ada?cursor=1',
    };
    const shownBy = (state: PageState) =>
      seeded(state).shell.queryClient.getQueryData<{ pages: unknown }>(['public-page', 'ada'])?.pages;

    expect(shownBy({ user: null, publicPage })).toEqual([publicPage]);
    // Safe because this is what another release may have written.
    expect(shownBy({ user: null, publicPage: { ...publicPage, items: [7] } as never })).toBeUndefined();
  });

  it('knows the engines, unless it cannot read one of them', () => {
    const engine = {
      kind: 'image' as const,
      id: 'preview',
      state: 'preview' as const,
      label: 'Preview',
      message: null,
      supports: { seed: true, cancel: true },
    };
    expect(seeded({ user: FAKE_USER, providers: [engine] }).providers()).toEqual([engine]);
    const unread = { ...engine, state: 'dreaming' } as unknown as typeof engine;
    expect(seeded({ user: FAKE_USER, providers: [engine, unread] }).providers()).toBeUndefined();
  });

  it('leaves a list alone that it does not understand as a whole', () => {
    const items = [IMAGE, { kind: 'hologram' }];

    expect(seeded({ user: FAKE_USER, list: { kind: 'image', items } }).images()).toBeUndefined();
  });

  it('is read again once, when the stream of events opens: something may have changed in between', () => {
    const page = seeded({ user: FAKE_USER, credits: 480, list: { kind: 'image', items: [IMAGE] } });
    expect(page.images()?.isInvalidated).toBe(false);

    page.shell.setEventStatus('open');

    expect(page.images()?.isInvalidated).toBe(true);
  });
});
