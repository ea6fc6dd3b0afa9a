import { apiError, videoItem } from '@aic/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PHOTO, renderVideoTool } from '../../testing/render-video-tool.tsx';

const started = () =>
  videoItem({ id: 'new', status: 'processing', videoUrl: null, posterUrl: null, progress: 0 });
const START = { 'POST /api/generate-video': started, 'POST /api/generate-video-from-image': started };

describe('from text', () => {
  it('[2.video.fields] [9.video.options] [8.success] sends words, 4 s and 16:9 without camera control at first', async () => {
    const { user, prompt, generateButton, posts, shell } = await renderVideoTool({ handlers: START });
    await user.type(prompt(), ' Waves ');

    await user.click(generateButton());

    await waitFor(() => expect(posts()).toHaveLength(1));
    expect(posts()[0]?.json).toEqual({ prompt: 'Waves', duration: 4, aspectRatio: '16:9' });
    expect(posts()[0]?.headers.get('x-quoted-price')).toBe('20');
    await waitFor(() => expect(shell.calls.toasts[0]?.title).toBe('Video Generation Started'));
  });

  it('[9.video.options] goes from 2 to 10 seconds and offers three shapes', async () => {
    const { user, prompt, generateButton, posts } = await renderVideoTool({ handlers: START });
    const duration = screen.getByRole('slider', { name: 'Duration' });
    expect(duration.getAttribute('aria-valuemin')).toBe('2');
    expect(duration.getAttribute('aria-valuemax')).toBe('10');
    duration.focus();
    await user.keyboard('{End}');
    const shapes = within(screen.getByRole('radiogroup', { name: 'Aspect ratio' })).getAllByRole('radio');
    expect(shapes.map(({ textContent }) => textContent)).toEqual(['16:9', '9:16', '1:1']);
    await user.click(screen.getByRole('radio', { name: '9:16' }));
    await user.type(prompt(), 'Waves');

    await user.click(generateButton());

    await waitFor(() => expect(posts()[0]?.json).toMatchObject({ duration: 10, aspectRatio: '9:16' }));
  });

  it('[5.video.prompt] cannot be pressed without words, and says why', async () => {
    const { user, generateButton, prompt, posts } = await renderVideoTool({ handlers: START });
    expect(generateButton()).toHaveProperty('ariaDisabled', 'true');
    expect(screen.getByText('Please enter a video description')).toBeTruthy();
    await user.click(generateButton());
    expect(posts()).toHaveLength(0);

    await user.type(prompt(), 'x');
    expect(generateButton().ariaDisabled).not.toBe('true');
  });

  it.each([
    ['configured', '1080p', 'Videos are made in 1080p and usually take 1-2 minutes.'],
    ['configured', '720p', 'Videos are made in 720p and usually take 1-2 minutes.'],
    ['configured', undefined, 'Videos are made in 1080p and usually take 1-2 minutes.'],
    ['preview', '720p', 'Preview engine: procedural, not an AI model. Ready in seconds, in 720p.'],
  ] as const)('[9.video.options] says what to expect of an engine that is %s, in %s', async (...given) => {
    const [state, resolution, words] = given;
    await renderVideoTool({ state, supports: { resolution } });
    expect(screen.getByText(words)).toBeTruthy();
  });

  it("[5.video.prompt] [8.validation] says 'Missing Prompt' to blanks and calls nothing", async () => {
    const { user, prompt, generateButton, posts, shell } = await renderVideoTool({ handlers: START });
    await user.type(prompt(), '   ');
    await user.click(generateButton());
    expect(shell.calls.toasts).toEqual([
      { title: 'Missing Prompt', description: 'Please enter a video description', variant: 'destructive' },
    ]);
    expect(posts()).toHaveLength(0);
  });

  it("[8.tools.fail] says 'Generation Failed' with the server's words and keeps the draft", async () => {
    const { user, prompt, generateButton, shell } = await renderVideoTool({
      handlers: { 'POST /api/generate-video': () => apiError(503, { message: 'Not available right now.' }) },
    });
    await user.type(prompt(), 'Waves');
    await user.click(generateButton());
    await waitFor(() =>
      expect(shell.calls.toasts).toEqual([
        { title: 'Generation Failed', description: 'Not available right now.', variant: 'destructive' },
      ]),
    );
    expect(prompt()).toHaveProperty('value', 'Waves');
  });

  it('offers the plans when credits are short, and keeps the draft', async () => {
    const { user, prompt, generateButton, shell } = await renderVideoTool({
      handlers: {
        'POST /api/generate-video': () =>
          apiError(402, { message: 'Too few.', code: 'insufficient_credits' }),
      },
    });
    await user.type(prompt(), 'Waves');
    await user.click(generateButton());
    await waitFor(() => expect(shell.calls.toasts[0]?.action?.label).toBe('See plans'));
    expect(prompt()).toHaveProperty('value', 'Waves');
    shell.calls.toasts[0]?.action?.run();
    expect(shell.calls.navigations).toEqual(['/subscribe?returnTo=%2Fvideo']);
  });

  it('[8.unauthorized] says that the session is over and goes to the sign-in after 500 ms', async () => {
    const { user, prompt, generateButton, shell } = await renderVideoTool({
      handlers: { 'POST /api/generate-video': () => apiError(401, { message: 'Unauthorized' }) },
    });
    await user.type(prompt(), 'Waves');
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await user.click(generateButton());
    await waitFor(() =>
      expect(shell.calls.toasts[0]?.title).toBe('Unauthorized: You are logged out. Logging in again...'),
    );
    const [leave] = timers.mock.calls.find(([, ms]) => ms === 500) ?? [];
    timers.mockRestore();
    expect(shell.calls.left).toEqual([]);
    leave?.();
    expect(shell.calls.left).toEqual(['/api/login?returnTo=%2Fvideo']);
  });
});

describe('from an image', () => {
  it('[2.video.tabs] is the other of two tabs, and a link leads there', async () => {
    const { user } = await renderVideoTool();
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Text to Video', 'Image to Video']);
    expect(tabs.map(({ ariaSelected }) => ariaSelected)).toEqual(['true', 'false']);
    await user.click(screen.getByRole('tab', { name: 'Image to Video' }));
    expect(location.search).toBe('?tab=image');
    expect(screen.getByLabelText(/^First frame/)).toBeTruthy();
  });

  it('[5.video.image] [8.validation] asks for the image, with a toast and no call', async () => {
    const { user, generateButton, posts, shell } = await renderVideoTool({ tab: 'image', handlers: START });
    await user.click(generateButton());
    expect(shell.calls.toasts).toEqual([
      { title: 'Image Required', description: 'Please upload an image first', variant: 'destructive' },
    ]);
    expect(posts()).toHaveLength(0);
  });

  it('[5.video.image] [9.cost] needs no words: 20 credits, as a form', async () => {
    const { user, generateButton, posts } = await renderVideoTool({ tab: 'image', handlers: START });
    await user.upload(screen.getByLabelText(/^First frame/), PHOTO);
    await user.click(generateButton());
    await waitFor(() => expect(posts()).toHaveLength(1));
    expect(posts()[0]?.path).toBe('/api/generate-video-from-image');
    expect(posts()[0]?.form).toMatchObject({ prompt: '', duration: '4', aspectRatio: '16:9' });
    expect(posts()[0]?.form?.['image']).toHaveProperty('name', 'harbour.png');
    expect(posts()[0]?.headers.get('x-quoted-price')).toBe('20');
  });

  it('asks for several films of one picture, for the price of all, with the seed of a member of Creator+', async () => {
    const { user, posts } = await renderVideoTool({
      tab: 'image',
      items: [videoItem({ seed: 41 })],
      plan: 'creator',
      handlers: START,
    });
    await user.upload(screen.getByLabelText(/^First frame/), PHOTO);
    await user.click(screen.getByRole('radio', { name: '3' }));
    await user.click(await screen.findByRole('button', { name: 'Keep the latest seed' }));
    await user.click(screen.getByRole('button', { name: 'Generate - 60 credits' }));
    await waitFor(() => expect(posts()).toHaveLength(1));
    expect(posts()[0]?.form).toMatchObject({ count: '3', seed: '41' });
  });

  it('[2.video.fields] sends the motion in words and the camera with the picture, for 30 credits', async () => {
    const { user, prompt, generateButton, posts } = await renderVideoTool({
      tab: 'image',
      isPro: true,
      handlers: START,
    });
    await user.upload(screen.getByLabelText(/^First frame/), PHOTO);
    await user.type(prompt(), ' Snow falls ');
    await user.click(screen.getByRole('switch', { name: 'Camera control' }));
    await user.click(generateButton());
    await waitFor(() => expect(posts()).toHaveLength(1));
    expect(posts()[0]?.form).toMatchObject({
      prompt: 'Snow falls',
      cameraControl: '{"motion":0,"direction":"none","speed":3}',
    });
    expect(posts()[0]?.headers.get('x-quoted-price')).toBe('30');
  });

  it('[5.upload.types] [5.upload.size] [5.upload.hint] takes a picture of 10 MB and none of a byte more', async () => {
    const { user } = await renderVideoTool({ tab: 'image' });
    const choose = (sizeBytes: number, name: string) =>
      user.upload(
        screen.getByLabelText(/^First frame/),
        new File([new Uint8Array(sizeBytes)], name, { type: 'image/png' }),
      );
    expect(screen.getByText('Supports JPG, PNG, WebP up to 10MB')).toBeTruthy();
    await choose(10 * 1024 * 1024 + 1, 'large.png');
    expect(screen.getByText('File is too large. Maximum size is 10MB')).toBeTruthy();
    await choose(10 * 1024 * 1024, 'just.png');
    expect(screen.getByText('just.png')).toBeTruthy();
    expect(screen.queryByText('File is too large. Maximum size is 10MB')).toBeNull();
  });

  it('is not offered by an engine that cannot do it', async () => {
    await renderVideoTool({ tab: 'image', supports: { imageToVideo: false } });
    await waitFor(() => expect(screen.queryByRole('tab', { name: 'Image to Video' })).toBeNull());
    expect(screen.getByRole('tab', { name: 'Text to Video' }).ariaSelected).toBe('true');
  });
});

describe('camera control', () => {
  it('[4.video.camera] [6.role.camera] is off, labelled PRO and locked without a plan, with the way to get one', async () => {
    await renderVideoTool();
    const control = screen.getByRole('switch', { name: 'Camera control' });
    expect(control.ariaChecked ?? control.getAttribute('aria-checked')).toBe('false');
    expect(control).toHaveProperty('disabled', true);
    expect(screen.getByText('PRO')).toBeTruthy();
    expect(screen.getByText('Part of Pro and Creator+.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See plans' })).toHaveProperty('pathname', '/subscribe');
  });

  it('[4.video.camera] [6.role.camera] is off and open for administrators', async () => {
    await renderVideoTool({ isAdmin: true });
    const control = screen.getByRole('switch', { name: 'Camera control' });
    expect(control).toHaveProperty('disabled', false);
    expect(control.getAttribute('aria-checked')).toBe('false');
    expect(screen.queryByRole('link', { name: 'See plans' })).toBeNull();
  });

  it('[9.video.options] [9.cost] moves the camera for 30 credits: motion 0, speed 3, seven directions', async () => {
    const { user, prompt, generateButton, posts } = await renderVideoTool({ isPro: true, handlers: START });
    await user.type(prompt(), 'Waves');
    await user.click(screen.getByRole('switch', { name: 'Camera control' }));
    const range = (name: string) => {
      const slider = screen.getByRole('slider', { name });
      return ['min', 'now', 'max'].map((part) => slider.getAttribute(`aria-value${part}`));
    };
    expect(range('Motion')).toEqual(['-10', '0', '10']);
    expect(range('Speed')).toEqual(['1', '3', '10']);
    expect(screen.getByText('Preview of the movement')).toBeTruthy();
    screen.getByRole('combobox', { name: 'Direction' }).focus();
    await user.keyboard('{Enter}');
    const directions = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(directions.join()).toBe('None,Pan left,Pan right,Tilt up,Tilt down,Zoom in,Zoom out');
    await user.keyboard('{Escape}');
    expect(generateButton().textContent).toContain('30 credits');

    await user.click(generateButton());

    await waitFor(() =>
      expect(posts()[0]?.json).toMatchObject({ cameraControl: { motion: 0, direction: 'none', speed: 3 } }),
    );
    expect(posts()[0]?.headers.get('x-quoted-price')).toBe('30');
  });

  it('says what a camera costs that stands still, until it moves', async () => {
    const { user } = await renderVideoTool({ isPro: true, handlers: START });
    const warning = () => screen.queryByText(/the camera stands still, and that costs 10 credits more/);
    expect(warning()).toBeNull();
    await user.click(screen.getByRole('switch', { name: 'Camera control' }));
    expect(warning()).not.toBeNull();

    screen.getByRole('slider', { name: 'Motion' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(warning()).toBeNull();
    await user.keyboard('{ArrowLeft}');
    expect(warning()).not.toBeNull();

    screen.getByRole('combobox', { name: 'Direction' }).focus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('option', { name: 'Pan left' }));
    expect(warning()).toBeNull();
  });

  it('is hidden where the engine has no camera', async () => {
    await renderVideoTool({ isPro: true, supports: { cameraControl: false } });
    expect(screen.queryByRole('switch', { name: 'Camera control' })).toBeNull();
  });
});

it('makes an example of the wall with one press, for its price, also from the other tab', async () => {
  const { user, posts } = await renderVideoTool({ tab: 'image', handlers: START });
  const name = 'Make this: Snow over a quiet forest at night - 20 credits';

  await user.click(await screen.findByRole('button', { name }));

  const words = await screen.findByRole('textbox', { name: 'Describe your video' });
  expect(words).toHaveProperty('value', 'Snow over a quiet forest at night');
  await waitFor(() => expect(posts()).toHaveLength(1));
  expect(posts()[0]?.json).toEqual({
    prompt: 'Snow over a quiet forest at night',
    duration: 4,
    aspectRatio: '16:9',
  });
});
