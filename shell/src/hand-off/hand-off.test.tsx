import { apiError, imageItem, musicItem, textItem, videoItem } from '@aic/sdk/testing';
import { cleanup, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ToolLinks } from '../layout/tool-links.tsx';
import { remoteEntry } from '../testing/remote-entry.ts';
import { renderPage } from '../testing/render-page.tsx';
import { nextStepOf } from './next-step.ts';
import { UseAs } from './use-as.tsx';
import { usesOf } from './uses-of.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const FRAME = {
  as: 'first-frame',
  of: ['picture'],
  takesUploads: true,
  label: 'First frame',
  page: '/video?tab=image',
} as const;
const PROMPT = { as: 'prompt', of: ['picture', 'words'], label: 'Prompt', page: '/video' } as const;
const HAT = { as: 'hat', of: ['picture'], label: 'Hat', page: '/demo' } as const;
const REMOTES = {
  demo: remoteEntry({ label: 'Demo', routes: ['/demo'], isInNavigation: true, uses: [HAT] }),
  video: remoteEntry({ routes: ['/video'], uses: [FRAME, PROMPT] }),
};
const FOX = imageItem();
const labels = (item: Parameters<typeof usesOf>[0]) => usesOf(item, REMOTES).map(({ label }) => label);

describe('what an item can become', () => {
  it('is what tools of the registry declare for its medium, also such as the house does not know', () => {
    expect(labels(FOX)).toEqual(['First frame', 'Prompt', 'Hat']);
    expect(labels(textItem())).toEqual(['Prompt']);
    expect(labels(videoItem())).toEqual([]);
    expect(usesOf(FOX, REMOTES)[0]?.path).toBe(`/video?tab=image&use=${FOX.id}&as=first-frame`);
  });

  it('is for an upload what takes uploads: uses that need words do not', () => {
    expect(usesOf({ kind: 'upload', id: 'a' }, REMOTES)).toEqual([
      {
        tool: 'video',
        as: 'first-frame',
        label: 'First frame',
        path: '/video?tab=image&use=upload.a&as=first-frame',
      },
    ]);
  });

  it('has one use that most people go on with, if a tool offers it', () => {
    expect(nextStepOf(FOX, REMOTES)?.label).toBe('First frame');
    expect(nextStepOf(textItem(), REMOTES)).toBeNull();
    const music = remoteEntry({ routes: ['/music'], uses: [{ ...PROMPT, of: ['film'], page: '/music' }] });
    expect(nextStepOf(videoItem(), REMOTES)).toBeNull();
    expect(nextStepOf(videoItem(), { ...REMOTES, music })?.path).toBe(
      `/music?use=${videoItem().id}&as=prompt`,
    );
    expect(nextStepOf(imageItem({ status: 'failed' }), REMOTES)).toBeNull();
  });

  it('is to put a track under the film that it was made for, where its view does that', () => {
    const track = musicItem({ madeFrom: { id: videoItem().id, kind: 'video' } });

    expect(nextStepOf(track, REMOTES)).toEqual({
      label: 'Put it under the film',
      path: `/music?result=${track.id}&item=${track.id}`,
    });
    expect(nextStepOf({ ...track, status: 'processing' }, REMOTES)).toBeNull();
    expect(nextStepOf(musicItem(), REMOTES)).toBeNull();
  });

  it('is nothing while it is not finished', () => {
    expect(labels(imageItem({ status: 'processing' }))).toEqual([]);
    expect(labels(imageItem({ status: 'failed' }))).toEqual([]);
  });

  it.each([
    ['leads to a page of another tool', { uses: [{ ...HAT, page: '/video' }] }],
    ['leads elsewhere', { uses: [{ ...HAT, page: 'https://evil.test/demo' }] }],
    ['is of a tool that is switched off', { killed: true, uses: [HAT] }],
    ['a build from before uses does not name', {}],
    ['nobody can read', { uses: [null, 'hat', { as: 1 }] as never }],
  ])('is no use that %s', (_what, change) => {
    const demo = remoteEntry({ label: 'Demo', routes: ['/demo'], ...change });

    expect(usesOf(FOX, { demo })).toEqual([]);
  });
});

it('offers what most people do as links, and the rest in a menu, by keyboard too', async () => {
  const { user } = renderPage(<UseAs item={FOX} />, '/', {}, REMOTES);
  expect(screen.getByRole('link', { name: 'First frame' }).getAttribute('href')).toBe(
    `/video?tab=image&use=${FOX.id}&as=first-frame`,
  );
  screen.getByRole('button', { name: 'Use as …' }).focus();
  await user.keyboard('{Enter}');

  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
    ['Prompt', `/video?use=${FOX.id}&as=prompt`],
    ['Hat', `/demo?use=${FOX.id}&as=hat`],
  ]);
  await user.keyboard('{Enter}');
  expect(location.search).toContain('as=prompt');
});

it('offers no menu where no tool takes the item', () => {
  renderPage(<UseAs item={videoItem()} />, '/', {}, REMOTES);

  expect(screen.queryByRole('button')).toBeNull();
});

describe('an item that is dragged onto the link of a tool', () => {
  /** @returns whether the link takes it */
  function drop(link: string, data: Record<string, string>): boolean {
    const target = screen.getByRole('link', { name: link });
    const dataTransfer = { types: Object.keys(data), getData: (type: string) => data[type] ?? '' };
    const over = createEvent.dragOver(target, { dataTransfer });
    fireEvent(target, over);
    fireEvent.drop(target, { dataTransfer });
    return over.defaultPrevented;
  }
  function renderLinks(response: () => object) {
    const page = renderPage(<ToolLinks />, '/', { [`GET /api/generations/${FOX.id}`]: response }, REMOTES);
    const went: string[] = [];
    page.services.connect({ navigate: (to) => went.push(to), announce: () => {} });
    return { ...page, went };
  }
  const ITEM = { 'application/x-aic-item': FOX.id };
  const said = (services: ReturnType<typeof renderPage>['services']) =>
    services.store.getState().toasts.current?.description;

  it('is handed over by the first use that fits it', async () => {
    const { went } = renderLinks(() => FOX);
    expect(drop('Video', ITEM)).toBe(true);
    await waitFor(() => expect(went).toEqual([`/video?tab=image&use=${FOX.id}&as=first-frame`]));
  });

  it('may come from the library, alone', async () => {
    const { went, services } = renderLinks(() => FOX);
    drop('Demo', { 'application/x-aic-items': JSON.stringify([FOX.id]) });
    await waitFor(() => expect(went).toEqual([`/demo?use=${FOX.id}&as=hat`]));
    drop('Demo', { 'application/x-aic-items': JSON.stringify([FOX.id, 'b']) });
    await waitFor(() => expect(said(services)).toContain('one item at a time'));
  });

  it('may be an upload, where the tool takes them', async () => {
    const { went, services } = renderLinks(() => FOX);
    drop('Video', { 'application/x-aic-items': JSON.stringify(['upload.a']) });
    await waitFor(() => expect(went).toEqual(['/video?tab=image&use=upload.a&as=first-frame']));
    drop('Demo', { 'application/x-aic-item': 'upload.a' });
    await waitFor(() => expect(said(services)).toContain('Demo cannot use this item'));
  });

  it('is not taken by a tool that takes nothing, and neither is anything else', () => {
    renderLinks(() => FOX);

    expect(drop('Music', ITEM)).toBe(false);
    expect(drop('Video', { 'text/uri-list': 'https://example.test/' })).toBe(false);
  });

  it.each([
    ['is of a medium that it does not take', () => videoItem(), 'Video cannot use this item'],
    ['is not finished', () => imageItem({ status: 'processing' }), 'finished'],
    ['is gone', () => apiError(404, { message: 'There is no such item' }), 'no such item'],
  ])('is refused in words when it %s', async (_what, response, words) => {
    const { services, went } = renderLinks(response);
    drop('Video', ITEM);

    await waitFor(() => expect(said(services)).toContain(words));
    expect(went).toEqual([]);
  });
});
