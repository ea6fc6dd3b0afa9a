import { BufferSource, Input, MP4 } from 'mediabunny';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { tinyFilm } from '../../test/tiny-media.ts';
import { SOUND_SAMPLE_RATE, soundSamplesFor, writeMp4 } from './mp4-file.ts';

let video: Uint8Array;
beforeAll(async () => {
  video = await tinyFilm();
});
afterEach(() => {
  vi.useRealTimers();
});

const write = (comment = 'Made here') =>
  writeMp4({ video, sound: new Float32Array(soundSamplesFor(1) * 2), comment });
const tagsOf = async (file: Uint8Array) =>
  new Input({ source: new BufferSource(file), formats: [MP4] }).getMetadataTags();

describe('soundSamplesFor', () => {
  it.each([1, 2, 5, 10])(
    'fills %i seconds with whole packets, and never runs past the picture',
    (seconds) => {
      const samples = soundSamplesFor(seconds);
      expect(samples % 1024).toBe(0);
      expect(samples / SOUND_SAMPLE_RATE).toBeLessThan(seconds);
      expect(samples / SOUND_SAMPLE_RATE).toBeGreaterThan(seconds - 0.05);
    },
  );
});

describe('writeMp4', () => {
  it('gives the same bytes at another time of day: the file carries no date', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01T09:00:00Z') });
    const first = await write();
    vi.setSystemTime(new Date('2031-07-14T21:34:56Z'));
    expect(Buffer.compare(first, await write())).toBe(0);
  });

  it('lasts as long as its frames', async () => {
    const input = new Input({ source: new BufferSource(await write()), formats: [MP4] });
    expect(await input.computeDuration()).toBeCloseTo(1, 5);
  });

  it.each(['A lake', '夕焼け 🦊', 'quotes " and <tags>', 'x'.repeat(60)])(
    'keeps the comment %j, and says nothing else of the film',
    async (comment) => {
      const { raw: _raw, ...tags } = await tagsOf(await write(comment));
      expect(tags).toEqual({ comment });
    },
  );

  it('refuses bytes that are no film', async () => {
    const broken = writeMp4({
      video: new Uint8Array([1, 2, 3]),
      sound: new Float32Array(2048),
      comment: '',
    });
    await expect(broken).rejects.toThrow(/./);
  });
});
