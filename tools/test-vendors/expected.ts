import type { GenerationKind } from '@aic/contract';

/** `delivered`, or the kind of a failure; a kind is left out where nothing was set up. */
export type Outcomes = Readonly<Partial<Record<GenerationKind, string>>>;

/** The same table is in `docs/operate/providers.md`, with what stands behind its failures. */
export const EXPECTED: Readonly<Record<string, Outcomes>> = {
  aimock: {
    image: 'delivered',
    edit: 'delivered',
    video: 'delivered',
    music: 'misconfigured',
    text: 'delivered',
  },
  "aimock, OpenRouter's videos": { video: 'delivered' },
  'openai-mock-api': {
    image: 'misconfigured',
    edit: 'misconfigured',
    video: 'misconfigured',
    music: 'unauthorized',
    text: 'delivered',
  },
  'mock-openai-api': {
    image: 'delivered',
    edit: 'misconfigured',
    video: 'misconfigured',
    music: 'misconfigured',
    text: 'delivered',
  },
  'Portkey gateway': {
    image: 'delivered',
    edit: 'uncertain',
    video: 'misconfigured',
    music: 'misconfigured',
    text: 'unavailable',
  },
  'Portkey gateway, headers missing': {
    image: 'misconfigured',
    edit: 'misconfigured',
    video: 'misconfigured',
    music: 'misconfigured',
    text: 'misconfigured',
  },
};
