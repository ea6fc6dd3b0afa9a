import type { Generation, ProviderInfo } from '@aic/sdk';
import { imageItem, musicItem } from '@aic/sdk/testing';
import { expect, it } from 'vitest';
import { recipeOf } from './item-words.ts';

const INFO = { state: 'configured', label: 'A vendor', message: null } as const;
const ENGINE = { ...INFO, price: 20, isDown: false };
const withSeeds = { seed: true, cancel: true };
const withoutSeeds = { seed: false, cancel: true };

const seedOf = (item: Generation, provider: ProviderInfo | null) =>
  recipeOf(item, provider).find(({ label }) => label === 'Seed')?.value;

it('says the seed of what an engine with seeds has made, and while it is not known', () => {
  const item = imageItem({ provider: 'comfyui', seed: 7 });

  expect(seedOf(item, { ...INFO, kind: 'image', id: 'comfyui', supports: withSeeds })).toBe('7');
  expect(seedOf(item, null)).toBe('7');
});

it('says none of what an engine without seeds has made, also where it is one of several', () => {
  const item = imageItem({ provider: 'vendor', engine: 'Slow', seed: 7 });
  const provider = { ...INFO, kind: 'image', id: 'vendor', supports: withSeeds } as const;
  const engines = [
    { ...ENGINE, id: 'quick', label: 'Quick', supports: withSeeds },
    { ...ENGINE, id: 'slow', label: 'Slow', supports: withoutSeeds },
  ];

  expect(seedOf(item, { ...provider, engines })).toBeNull();
  expect(seedOf({ ...item, engine: 'Quick' }, { ...provider, engines })).toBe('7');
});

it('says that of the preview engine, whatever engine came after it', () => {
  const provider = { ...INFO, kind: 'music', id: 'elevenlabs', supports: withoutSeeds } as const;

  expect(seedOf(musicItem({ provider: 'preview', seed: 7 }), provider)).toBe('7');
  expect(seedOf(musicItem({ provider: 'elevenlabs', seed: 7 }), provider)).toBeNull();
});
