import { loadImage } from '@napi-rs/canvas';
import { BufferSource, EncodedPacketSink, Input, MP4, type EncodedPacket } from 'mediabunny';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderFilm } from './render-film.ts';
import type { FrameSize } from './stage/stage.ts';
import type { RenderedVideo, VideoRequest } from './video-request.ts';

const REQUEST: VideoRequest = {
  prompt: 'a geometric poster of circles, as they printed them in the north, folded and found again',
  durationSeconds: 2,
  aspectRatio: '1:1',
  camera: { direction: 'zoom_in', speed: 4, motion: 2 },
  image: null,
  seed: 9,
};

/** Two such films take less time than one of the usual size. */
const SMALL: FrameSize = { width: 240, height: 240, world: { width: 1024, height: 1024 } };

let film: RenderedVideo;
const told: number[] = [];
beforeAll(async () => {
  film = await renderFilm(REQUEST, (fraction) => told.push(fraction));
});

async function open({ mp4 }: RenderedVideo) {
  const input = new Input({ source: new BufferSource(mp4), formats: [MP4] });
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
  if (!video || !audio) throw new Error('A track is missing.');
  return { input, video, audio };
}

/** Looks for an IDR slice (type 5) among a packet's units, each after its length in four bytes (ISO/IEC 14496-15). */
function hasWholeFrame(packet: Uint8Array): boolean {
  const view = new DataView(packet.buffer, packet.byteOffset, packet.byteLength);
  for (let at = 0; at + 5 <= packet.length; at += 4 + view.getUint32(at)) {
    if ((view.getUint8(at + 4) & 0x1f) === 5) return true;
  }
  return false;
}

describe('renderFilm', () => {
  it('[9.video.options] writes H.264 and AAC of the asked length and shape', async () => {
    const { input, video, audio } = await open(film);
    expect(await video.getCodecParameterString()).toMatch(/^avc1\./);
    expect(await audio.getCodec()).toBe('aac');
    expect(await input.computeDuration()).toBeCloseTo(2, 5);
    expect([await video.getDisplayWidth(), await video.getDisplayHeight()]).toEqual([960, 960]);
    expect(film).toMatchObject({ composer: 'poster', width: 960, height: 960, fps: 24, frames: 48 });
  });

  it('shows each frame for a twenty-fourth of a second and can be entered at every second', async () => {
    const { video } = await open(film);
    const packets: EncodedPacket[] = [];
    for await (const packet of new EncodedPacketSink(video).packets()) packets.push(packet);
    expect(packets).toHaveLength(48);
    const entries = packets.flatMap(({ type }, frame) => (type === 'key' ? [frame] : []));
    expect(entries).toEqual(packets.flatMap(({ data }, frame) => (hasWholeFrame(data) ? [frame] : [])));
    expect(entries).toEqual([0, 24]);
    for (const [frame, packet] of packets.entries()) expect(packet.timestamp).toBeCloseTo(frame / 24, 3);
  });

  it('puts the index first, so that it plays while it loads', () => {
    const text = Buffer.from(film.mp4).toString('latin1');
    expect(text.indexOf('moov')).toBeGreaterThan(0);
    expect(text.indexOf('moov')).toBeLessThan(text.indexOf('mdat'));
  });

  it('says in the file what made it, and not what was asked for', async () => {
    const { input } = await open(film);
    const { comment } = await input.getMetadataTags();
    expect(comment).toBe('Made by the preview engine: procedural, not an AI model');
    expect(Buffer.from(film.mp4).includes(REQUEST.prompt)).toBe(false);
  });

  it('tells true progress that rises to 1', () => {
    expect(told).toHaveLength(49);
    expect(told).toEqual(told.toSorted((one, other) => one - other));
    expect(told[0]).toBeLessThan(0.05);
    expect(told.at(-1)).toBe(1);
  });

  it('gives a poster of its own size', async () => {
    const poster = await loadImage(Buffer.from(film.poster));
    expect([poster.width, poster.height]).toEqual([960, 960]);
    expect([...film.poster.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  });

  it('makes the same bytes again for the same request', async () => {
    const render = () => renderFilm(REQUEST, () => undefined, SMALL);
    const [one, same] = [await render(), await render()];
    expect(Buffer.from(same.mp4).equals(one.mp4)).toBe(true);
    expect(Buffer.from(same.poster).equals(one.poster)).toBe(true);
  });
});
