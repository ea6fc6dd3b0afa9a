import { tinyFilm, tinyTrack } from '@aic/preview-engine/testing';
import { BufferSource, EncodedPacketSink, Input, MP4 } from 'mediabunny';
import { expect, it } from 'vitest';
import { withSound } from './with-sound.ts';

const FILM = await tinyFilm();

const open = (film: Uint8Array) => new Input({ formats: [MP4], source: new BufferSource(film) });

async function picturesOf(film: Uint8Array): Promise<string[]> {
  using input = open(film);
  const track = await input.getPrimaryVideoTrack();
  const packets: string[] = [];
  if (track) {
    for await (const packet of new EncodedPacketSink(track).packets()) {
      packets.push(Buffer.from(packet.data).toString('base64'));
    }
  }
  return packets;
}

it('keeps every picture as it was encoded, and plays the track for as long as they last', async () => {
  const film = await withSound(FILM, await tinyTrack(3, () => 0.5));

  expect(await picturesOf(film)).toEqual(await picturesOf(FILM));
  using input = open(film);
  using before = open(FILM);
  const sound = await input.getPrimaryAudioTrack();
  expect(await sound?.getCodec()).toBe('aac');
  expect(await sound?.getNumberOfChannels()).toBe(2);
  const pictures = await before.computeDuration();
  const seconds = (await sound?.computeDuration()) ?? 0;
  // Sound comes in packets of 23 ms.
  expect(Math.abs(seconds - pictures)).toBeLessThan(0.1);
});

it('leaves no sound of the film itself in it', async () => {
  const twice = await withSound(
    await withSound(FILM, await tinyTrack(2, () => 0.9)),
    await tinyTrack(2, () => 0.1),
  );

  using input = open(twice);
  expect(await input.getAudioTracks()).toHaveLength(1);
});

it.each([
  ['track that holds no sound', () => withSound(FILM, new Uint8Array(64)), 'holds no sound'],
  [
    'film that is none',
    async () => withSound(new Uint8Array(64), await tinyTrack(1, () => 0.5)),
    'unsupported or unrecognizable format',
  ],
])('refuses a %s', async (_, mix, why) => {
  await expect(mix()).rejects.toThrow(why);
});
