import type { Generation } from '@aic/sdk';
import { imageItem, musicItem, textItem, videoItem } from '@aic/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderVideoTool } from '../../testing/render-video-tool.tsx';

const FOX = imageItem({ prompt: 'A fox', size: '1792x1024' });

/** The tool with an item at its address, whose file has this shape. */
async function takeOver(item: Generation, as: string, size = { width: 1600, height: 900 }) {
  vi.stubGlobal('fetch', async () => new Response(new Blob(['picture'], { type: 'image/png' })));
  onTestFinished(() => void vi.unstubAllGlobals());
  const page = await renderVideoTool({
    search: `?${as.endsWith('frame') ? 'tab=image&' : ''}use=${item.id}&as=${as}`,
    size,
    handlers: {
      [`GET /api/generations/${item.id}`]: () => item,
      'POST /api/generate-video-from-image': () => videoItem({ status: 'processing' }),
      'POST /api/generate-video': () => videoItem({ status: 'processing' }),
    },
  });
  return page;
}

const done = () => waitFor(() => expect(location.search).not.toContain('use='));

it('takes a picture as the first frame, and says from which item the film is made', async () => {
  const { user, generateButton, posts, shell } = await takeOver(FOX, 'first-frame');
  await done();
  expect(location.search).toBe('?tab=image');
  expect(screen.getByText('picture.png')).toBeDefined();
  expect(shell.calls.said).toContain('The picture is the first frame');

  await user.click(generateButton());

  expect(posts()[0]?.form).toMatchObject({ madeFrom: FOX.id, image: expect.any(File) });
});

it('takes a picture of the studio that is dropped on the field, as its link does', async () => {
  const { shell, user } = await takeOver(FOX, 'first-frame');
  await done();
  await user.click(screen.getByRole('button', { name: /^Remove picture/ }));
  const field = screen.getByText('Drag and drop your image here');
  const dataTransfer = {
    types: ['application/x-aic-item', 'text/uri-list'],
    getData: (type: string) => (type === 'application/x-aic-item' ? FOX.id : ''),
  };

  fireEvent.drop(field, { dataTransfer });

  expect(location.search).toBe(`?tab=image&use=${FOX.id}&as=first-frame`);
  await done();
  expect(screen.getByText('picture.png')).toBeDefined();
  expect(shell.calls.said.filter((text) => text === 'The picture is the first frame')).toHaveLength(2);
});

it('says nothing of the item once another picture has taken its place', async () => {
  const { user, generateButton, posts } = await takeOver(FOX, 'first-frame');
  await done();
  await user.click(screen.getByRole('button', { name: /^Remove picture/ }));
  const other = new File([new Uint8Array(2048)], 'own.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('First frame', { selector: 'input' }), other);

  await user.click(generateButton());

  expect(posts()[0]?.form).not.toHaveProperty('madeFrom');
});

it('asks which part is seen where the picture has another shape', async () => {
  const { user } = await takeOver(FOX, 'first-frame', { width: 1200, height: 800 });
  const cut: number[][] = [];
  stubCanvas((...area) => cut.push(area));
  const dialog = await screen.findByRole('dialog', { name: 'Choose the part that is seen' });
  await done();

  within(dialog).getByRole('group', { name: 'Part that becomes the first frame' }).focus();
  await user.keyboard('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}');
  await user.click(within(dialog).getByRole('button', { name: 'Use this part' }));

  expect(await screen.findByText('picture.jpg')).toBeDefined();
  expect(cut).toEqual([[0, 0, 1200, 675, 0, 0, 1200, 675]]);
});

it('keeps the whole picture where no part is chosen, says what becomes of it, and can be asked again', async () => {
  const { user } = await takeOver(FOX, 'first-frame', { width: 1200, height: 800 });
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('picture.png')).toBeDefined();
  expect(screen.getByText(/The video is 16:9, and the picture has another shape/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Choose the part that is seen' }));
  expect(await screen.findByRole('dialog', { name: 'Choose the part that is seen' })).toBeDefined();
});

it('asks the same of a picture of one’s own, and again, of the whole picture, also after a look at another tool', async () => {
  const cut: number[][] = [];
  stubCanvas((...area) => cut.push(area));
  const size = { width: 1200, height: 800 };
  const { user, unmount } = await renderVideoTool({ tab: 'image', size });
  const own = new File([new Uint8Array(2048)], 'own.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('First frame', { selector: 'input' }), own);
  const dialog = await screen.findByRole('dialog', { name: 'Choose the part that is seen' });
  await user.click(within(dialog).getByRole('button', { name: 'Use this part' }));
  await screen.findByText('picture.jpg');
  unmount();
  await renderVideoTool({ tab: 'image', size });

  await user.click(screen.getByRole('radio', { name: '1:1' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Choose the part that is seen' }));
  await user.click(await screen.findByRole('button', { name: 'Use this part' }));

  await waitFor(() => expect(cut).toHaveLength(2));
  expect(cut.map(([, , width, height]) => [width, height])).toEqual([
    [1200, 675],
    [800, 800],
  ]);
});

it('takes the shape of its picture, and asks nothing where that is one of its own', async () => {
  const { user } = await renderVideoTool({ tab: 'image', size: { width: 1024, height: 1024 } });
  const own = new File([new Uint8Array(2048)], 'own.png', { type: 'image/png' });

  await user.upload(screen.getByLabelText('First frame', { selector: 'input' }), own);

  await waitFor(() => expect(screen.getByRole('radio', { name: '1:1' }).ariaChecked).toBe('true'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText(/has another shape/)).toBeNull();
});

it('asks nothing where the picture has the shape of the film', async () => {
  const { user } = await renderVideoTool({ tab: 'image', size: { width: 1600, height: 900 } });
  const own = new File([new Uint8Array(2048)], 'own.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('First frame', { selector: 'input' }), own);
  await screen.findByText('own.png');

  await user.click(screen.getByRole('radio', { name: '9:16' }));

  expect(await screen.findByText(/The video is 9:16/)).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('takes the prompt and every setting of a film', async () => {
  const item = videoItem({ prompt: 'Waves', duration: 7, aspectRatio: '9:16' });
  const { prompt, user, generateButton, posts } = await takeOver(item, 'prompt');
  await done();

  expect(prompt()).toHaveProperty('value', 'Waves');
  await user.click(generateButton());
  expect(posts()[0]?.json).toMatchObject({ duration: 7, aspectRatio: '9:16', madeFrom: item.id });
});

it('makes a film as long as a track, as far as a film may be', async () => {
  const { prompt } = await takeOver(musicItem({ prompt: 'Rain', duration: 30 }), 'prompt');
  await done();

  expect(prompt()).toHaveProperty('value', 'Rain');
  expect(screen.getByRole('slider', { name: 'Duration' }).getAttribute('aria-valuenow')).toBe('10');
});

it('takes a track as the sound of the film, and makes the next one without it once it is removed', async () => {
  const track = musicItem({ prompt: 'Warm piano', duration: 30 });
  const { user, prompt, generateButton, posts } = await takeOver(track, 'sound');
  await done();
  const field = await screen.findByRole('group', { name: 'Sound' });
  expect(field.textContent).toContain('Warm piano');
  await user.type(prompt(), 'Waves');

  await user.click(generateButton());
  await waitFor(() => expect(posts()[0]?.json).toMatchObject({ prompt: 'Waves', track: track.id }));

  await user.click(within(field).getByRole('button', { name: 'Remove the track' }));
  await user.click(generateButton());
  await waitFor(() => expect(posts()).toHaveLength(2));
  expect(posts()[1]?.json).not.toHaveProperty('track');
});

it('takes the words of a text', async () => {
  const { prompt } = await takeOver(textItem({ response: '# Bread\n\n**Warm**' }), 'prompt');
  await done();

  expect(prompt()).toHaveProperty('value', 'Bread\nWarm');
});

it('takes the lines of a text as a script: one is the prompt, the next one press away, and those that are made are ticked', async () => {
  const text = textItem({ response: '# Bread\n\n- Dough rises\n- The oven glows' });
  const { user, prompt, generateButton, posts, server, refresh } = await takeOver(text, 'script');
  await done();
  const script = within(await screen.findByRole('group', { name: 'Script' }));
  expect(prompt()).toHaveProperty('value', 'Bread');

  await user.click(script.getByRole('button', { name: 'Next line' }));
  expect(prompt()).toHaveProperty('value', 'Dough rises');
  await user.click(generateButton());
  expect(posts()[0]?.json).toMatchObject({ prompt: 'Dough rises', madeFrom: text.id });

  server.items = [videoItem({ prompt: 'Dough rises', madeFrom: { id: text.id, kind: 'text' } })];
  await refresh();
  expect(await script.findByText('1 of 3 made')).toBeDefined();
  await user.click(script.getByRole('button', { name: /^The oven glows/ }));
  expect(prompt()).toHaveProperty('value', 'The oven glows');
  await user.click(script.getByRole('button', { name: 'Remove the script' }));
  expect(screen.queryByRole('group', { name: 'Script' })).toBeNull();
  expect(prompt()).toHaveProperty('value', 'The oven glows');
});

it('takes the last frame of a film, in the shape of that film', async () => {
  stubCanvas(() => undefined);
  const film = stubFilm();
  const item = videoItem({ aspectRatio: '1:1' });
  await takeOver(item, 'last-frame', { width: 900, height: 900 });
  await done();

  expect(screen.getByText('last-frame.jpg')).toBeDefined();
  expect(screen.getByRole('radio', { name: '1:1', checked: true })).toBeDefined();
  expect(film.at()).toBeCloseTo(3.96);
});

it('says that a film cannot be opened, and keeps the draft', async () => {
  stubFilm({ isBroken: true });
  const { shell } = await takeOver(videoItem(), 'last-frame');
  await done();

  expect(shell.calls.toasts).toMatchObject([{ title: 'File Not Opened' }]);
  expect(screen.getByText('Drag and drop your image here')).toBeDefined();
});

/** Lets jsdom draw: it has no canvas. */
function stubCanvas(onDraw: (...area: number[]) => void): void {
  const prototype = HTMLCanvasElement.prototype;
  vi.spyOn(prototype, 'getContext').mockReturnValue({
    drawImage: (_picture: unknown, ...area: number[]) => onDraw(...area),
  } as never);
  vi.spyOn(prototype, 'toBlob').mockImplementation((callback) =>
    callback(new Blob(['cut'], { type: 'image/jpeg' })),
  );
  onTestFinished(() => void vi.restoreAllMocks());
}

/** Lets jsdom play a film of four seconds: it plays none. */
function stubFilm({ isBroken = false } = {}) {
  let at = 0;
  const prototype = HTMLMediaElement.prototype;
  const tell = (video: EventTarget, event: string) =>
    queueMicrotask(() => video.dispatchEvent(new Event(event)));
  vi.spyOn(prototype, 'load').mockImplementation(() => undefined);
  vi.spyOn(prototype, 'src', 'set').mockImplementation(function begin(this: HTMLMediaElement) {
    tell(this, isBroken ? 'error' : 'loadeddata');
  });
  vi.spyOn(prototype, 'duration', 'get').mockReturnValue(4);
  vi.spyOn(prototype, 'currentTime', 'set').mockImplementation(function seek(this: HTMLMediaElement, to) {
    at = to;
    tell(this, 'seeked');
  });
  onTestFinished(() => void vi.restoreAllMocks());
  return { at: () => at };
}
