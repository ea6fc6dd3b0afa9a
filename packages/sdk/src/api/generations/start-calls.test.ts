import { describe, expect, it } from 'vitest';
import { toCall, type StartCall } from './start-calls.ts';

const PHOTO = new File(['x'], 'harbour.png', { type: 'image/png' });

const fieldsOf = (call: StartCall) => ('form' in call ? Object.fromEntries(call.form) : null);

describe('toCall', () => {
  it('sends words as JSON, to the address of their kind', () => {
    expect(toCall('image', { prompt: 'A fox', size: '1024x1792' })).toEqual({
      path: '/api/generate',
      json: { prompt: 'A fox', size: '1024x1792' },
    });
    expect(toCall('music', { prompt: 'Rain', genre: null, duration: 30 })).toEqual({
      path: '/api/generate-music',
      json: { prompt: 'Rain', genre: null, duration: 30 },
    });
    expect(toCall('text', { prompt: 'A letter', model: 'casual' })).toEqual({
      path: '/api/generate-text',
      json: { prompt: 'A letter', model: 'casual' },
    });
  });

  it('sends an edit as a form, its strength as a string and without the shape of its tile', () => {
    const call = toCall('edit', {
      prompt: 'warmer',
      editType: 'enhance',
      strength: 70,
      image: PHOTO,
      secondImage: null,
      shape: { width: 640, height: 480 },
    });
    expect(call.path).toBe('/api/edit');
    expect(fieldsOf(call)).toEqual({ image: PHOTO, prompt: 'warmer', strength: '70', editType: 'enhance' });
  });

  it('sends a video of words as JSON and one of a picture as a form with its camera as JSON', () => {
    const cameraControl = { motion: 2, direction: 'pan_left', speed: 3 } as const;
    const options = { prompt: 'Waves', duration: 4, aspectRatio: '16:9', cameraControl } as const;
    expect(toCall('video', { ...options, image: null })).toEqual({
      path: '/api/generate-video',
      json: options,
    });
    const call = toCall('video', { ...options, prompt: '', image: PHOTO });
    expect(call.path).toBe('/api/generate-video-from-image');
    expect(fieldsOf(call)).toEqual({
      image: PHOTO,
      prompt: '',
      duration: '4',
      aspectRatio: '16:9',
      cameraControl: JSON.stringify(cameraControl),
    });
  });

  it('leaves out a camera that was not asked for', () => {
    const call = toCall('video', { prompt: '', duration: 4, aspectRatio: '1:1', image: PHOTO });
    expect(fieldsOf(call)).not.toHaveProperty('cameraControl');
  });
});
