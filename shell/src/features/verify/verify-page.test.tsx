import { PRODUCT_NAME } from '@aic/sdk';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cardOf, fileInput, openVerify } from '../../testing/open-verify.tsx';
import { sampleStore } from '../../testing/sample-store.ts';
import type { MediaReading } from './checks/thread-reader.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const FILM = new File(['film'], 'film.mp4', { type: 'video/mp4' });
const STUDIO = {
  engine: 'videos',
  model: 'sora',
  sourceType: 'trainedAlgorithmicMedia',
  isTrusted: true,
};

const storeOf = (file: Parameters<typeof sampleStore>[0]): MediaReading => ({
  type: 'store',
  store: sampleStore(file),
});
it('says before anything else that files stay in the browser, and reads nothing until there is one', () => {
  const { read } = openVerify([]);

  expect(screen.getByRole('heading', { level: 1, name: 'Verify a file' })).toBeTruthy();
  expect(fileInput().getAttribute('aria-describedby')).toBe(screen.getByText(/nothing is uploaded/).id);
  expect(read).not.toHaveBeenCalled();
});

describe.each<[string, MediaReading, string, string, RegExp]>([
  [
    'of an AI model',
    storeOf(STUDIO),
    'AI generated',
    'Not changed',
    /^An AI model has made it\. Nothing of the file/,
  ],
  [
    'of an edit by AI',
    storeOf({ ...STUDIO, sourceType: 'compositeWithTrainedAlgorithmicMedia' }),
    'AI modified',
    'Not changed',
    /changed parts of it\. Nothing of the file/,
  ],
  [
    'that was enhanced',
    storeOf({ ...STUDIO, sourceType: 'algorithmicallyEnhanced' }),
    'Enhanced by AI or an algorithm',
    'Not changed',
    /larger or clearer/,
  ],
  [
    'of the preview engine',
    storeOf({ ...STUDIO, sourceType: 'algorithmicMedia' }),
    'Computer generated',
    'Not changed',
    /not the work of a trained AI model/,
  ],
  [
    'of an unknown kind',
    storeOf({ ...STUDIO, sourceType: 'newMedia' }),
    'Signed',
    'Not changed',
    /“newMedia”/,
  ],
  [
    'whose certificate has ended',
    storeOf({ ...STUDIO, failures: ['signingCredential.expired'] }),
    'AI generated',
    'Certificate ended',
    /no time stamp that this page knows/,
  ],
  [
    'that was changed',
    storeOf({ ...STUDIO, failures: ['assertion.bmffHash.mismatch'] }),
    'Changed after it was signed',
    'Changed',
    /cannot be relied on/,
  ],
  [
    'without credentials',
    { type: 'none' },
    'No Content Credentials',
    'Nothing found',
    /proves nothing either way/,
  ],
  [
    'that the reader does not know',
    { type: 'unsupported' },
    'Nothing to read in this kind of file',
    'Nothing found',
    /proves nothing/,
  ],
  ['that is damaged', { type: 'broken' }, 'This file cannot be read', 'Not read', /damaged/],
])('a file %s', (_, reading, title, badge, text) => {
  it('is said to be so, also to screen readers', async () => {
    const { user, announce } = openVerify([reading]);

    await user.upload(fileInput(), FILM);

    const shown = await cardOf('film.mp4');
    expect(shown.getByRole('heading', { level: 2, name: title })).toBeTruthy();
    expect(shown.getByText(badge)).toBeTruthy();
    expect(shown.getByText(text)).toBeTruthy();
    expect(announce).toHaveBeenLastCalledWith(`film.mp4: ${title}. ${badge}.`);
  });
});

it('says who has signed a file, by what it was made and of what', async () => {
  const picture = { sourceType: 'compositeWithTrainedAlgorithmicMedia', engine: 'openai', isTrusted: true };
  const foreign = { sourceType: 'digitalCapture', engine: 'Camera', signer: 'A camera' };
  const { user } = openVerify([storeOf({ ...STUDIO, madeFrom: [{ ...picture, madeFrom: [foreign] }] })]);

  await user.upload(fileInput(), FILM);

  const shown = await cardOf('film.mp4');
  for (const text of ['videos', 'sora', 'Files of AI Creative', 'No time stamp']) {
    expect(shown.getByText(text)).toBeTruthy();
  }
  expect(shown.getByText(new RegExp(`Signed by this studio: .*${PRODUCT_NAME}`))).toBeTruthy();
  const [outer, inner] = shown.getAllByRole('listitem').map((item) => item.textContent);
  expect(outer).toContain('PictureAI modifiedIt was edited. Made by openai.');
  expect(inner).toBe(
    'PictureCapturedIt was edited. Made by Camera. Signed by A camera, AI Creative, whom your browser does not list.',
  );
});

it.each([
  [true, /^Nov 29, 2026[^,]*, [^,]+$/],
  [false, /^Nov 29, 2026, .*, says an authority your browser does not list$/],
])('says when a file was signed, and by whom that is known: %s', async (isTimeProven, text) => {
  const { user } = openVerify([storeOf({ ...STUDIO, signedAt: '2026-11-29T10:00:00Z', isTimeProven })]);

  await user.upload(fileInput(), FILM);

  expect((await cardOf('film.mp4')).getByText(text)).toBeTruthy();
});

it('calls an unknown authority no fault, and says nothing of a changed file’s claims', async () => {
  const unknown = { ...STUDIO, isTrusted: false, signer: 'Somebody' };
  const { user } = openVerify([
    storeOf(unknown),
    storeOf({ ...unknown, failures: ['claimSignature.mismatch'] }),
  ]);

  await user.upload(fileInput(), [FILM, new File(['x'], 'changed.mp4', { type: 'video/mp4' })]);

  expect(
    (await cardOf('film.mp4')).getByText(/an authority your browser does not list\. That is no fault/),
  ).toBeTruthy();
  expect((await cardOf('film.mp4')).getByText('Somebody, AI Creative, as it says')).toBeTruthy();
  expect((await cardOf('changed.mp4')).queryByText(/Somebody|sora|does not list/)).toBeNull();
});

it('clears the list, with the focus where the next file is chosen', async () => {
  const { user } = openVerify([storeOf(STUDIO)]);
  await user.upload(fileInput(), FILM);
  await cardOf('film.mp4');

  await user.click(screen.getByRole('button', { name: 'Clear the list' }));

  expect(screen.queryByRole('article')).toBeNull();
  expect(document.activeElement).toBe(fileInput());
});

it('says so where something by rules was made from something of AI', async () => {
  const { user } = openVerify([storeOf({ sourceType: 'algorithmicMedia', madeFrom: [STUDIO] })]);

  await user.upload(fileInput(), FILM);

  expect((await cardOf('film.mp4')).getByText('Made from something of AI')).toBeTruthy();
});

it('tries again with the same file where the reader did not load', async () => {
  const { user, read } = openVerify([{ type: 'unloaded' }, storeOf(STUDIO)]);
  await user.upload(fileInput(), FILM);
  const shown = await cardOf('film.mp4');
  expect(shown.getByRole('heading', { name: 'The reader could not be loaded' })).toBeTruthy();

  await user.click(shown.getByRole('button', { name: 'Try again' }));

  expect(await shown.findByRole('heading', { name: 'AI generated' })).toBeTruthy();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('film.mp4');
  expect(read.mock.calls.map(([file]) => file)).toEqual([FILM, FILM]);
});

it('asks the reader about no text, and names the note that a small picture has', async () => {
  const { user, read } = openVerify([{ type: 'none' }]);
  const note = '<x:xmpmeta>http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';

  await user.upload(fileInput(), [
    new File([note], 'small.avif', { type: 'image/avif' }),
    new File(['x'], 'note.txt', { type: 'text/plain' }),
  ]);

  expect((await cardOf('small.avif')).getByText(/nobody has signed: “AI generated”/)).toBeTruthy();
  expect(
    (await cardOf('note.txt')).getByRole('heading', { name: 'Nothing to read in this kind of file' }),
  ).toBeTruthy();
  expect(read).toHaveBeenCalledTimes(1);
});

it('takes what is dropped or pasted anywhere on the page', async () => {
  openVerify([storeOf(STUDIO), { type: 'none' }]);

  fireEvent.drop(document.body, { dataTransfer: { files: [FILM], types: ['Files'] } });
  fireEvent.paste(document.body, {
    clipboardData: { files: [new File(['x'], 'image.png', { type: 'image/png' })] },
  });

  expect((await cardOf('film.mp4')).getByRole('heading', { name: 'AI generated' })).toBeTruthy();
  expect((await cardOf('image.png')).getByRole('heading', { name: 'No Content Credentials' })).toBeTruthy();
});

describe('a link to a file of this studio', () => {
  const FILE = `/media/${'0a'.repeat(16)}`;
  const LINKED = 'The file of this link';

  it('opens it, and says that what is older than the signatures has none', async () => {
    const { backend } = openVerify([{ type: 'none' }], `/verify?file=${FILE}`, {
      [`GET ${FILE}`]: () => new Response('x', { headers: { 'content-type': 'image/png' } }),
    });

    expect((await cardOf(LINKED)).getByText(/before it signed its files/)).toBeTruthy();
    expect(backend.requests.map(({ path }) => path)).toContain(FILE);
  });

  it.each([
    [404, /private, or it is gone/, 0],
    [503, /did not answer/, 1],
  ])('says what %i means', async (status, text, retries) => {
    openVerify([], `/verify?file=${FILE}`, { [`GET ${FILE}`]: () => new Response(null, { status }) });

    const shown = await cardOf(LINKED);
    expect(shown.getByText(text)).toBeTruthy();
    expect(shown.queryAllByRole('button', { name: 'Try again' })).toHaveLength(retries);
  });

  it('opens nothing that is no file of this studio', () => {
    const { backend } = openVerify([], '/verify?file=https://evil.example/x');

    expect(screen.queryByRole('article')).toBeNull();
    expect(backend.requests).toEqual([]);
  });
});
