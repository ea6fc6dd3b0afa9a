import { describe, expect, it } from 'vitest';
import { trackCover, trackCoverUrl } from './track-cover.ts';

const TRACK = { id: '0198c8a0-0000-7000-8000-000000000001', prompt: 'Calm piano at night' };

describe('the cover of a track', () => {
  it('is the same wherever the track is shown, and another one for another track', () => {
    expect(trackCover({ ...TRACK })).toBe(trackCover(TRACK));
    expect(trackCover({ ...TRACK, id: '0198c8a0-0000-7000-8000-000000000002' })).not.toBe(trackCover(TRACK));
  });

  it('has the colours of its mood, whatever its id', () => {
    const groundOf = (id: string, prompt: string) =>
      /<stop stop-color="[^"]+"/.exec(trackCover({ id, prompt }))?.[0];

    expect(groundOf('one', 'A sad waltz')).toBe(groundOf('two', 'A sad waltz'));
    expect(groundOf('one', 'A sad waltz')).not.toBe(groundOf('one', 'A happy waltz'));
  });

  it.each(['piano', 'jazz', 'strings', 'rock', 'ambient pads', 'folk', 'x', 'y', 'z'])(
    'consists of numbers and colours alone for %j: no word of the user is in it',
    (prompt) => {
      const cover = trackCover({ ...TRACK, prompt: `${prompt} "><script>` });

      expect(cover).not.toMatch(/script|NaN|undefined/);
      expect(cover.length).toBeLessThan(4_000);
    },
  );

  it('is an address that fits an attribute as it is', () => {
    expect(trackCoverUrl(TRACK)).toMatch(/^data:image\/svg\+xml,[^"<>#]+$/);
  });
});
