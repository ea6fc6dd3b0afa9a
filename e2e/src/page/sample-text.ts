import type { TextGeneration } from '@aic/sdk';

const COMPLETED = {
  kind: 'text',
  id: '0197a000-0000-7000-8000-000000000100',
  prompt: 'A caption for my bakery',
  status: 'completed',
  progress: 1,
  queuePosition: null,
  credits: 30,
  refunded: false,
  creditsReturned: 0,
  isPublished: false,
  error: null,
  provider: 'preview',
  createdAt: '2026-11-21T10:00:00.000Z',
  completedAt: '2026-11-21T10:00:03.000Z',
  response: 'Fresh bread, every morning.',
  style: 'creative',
  stopped: false,
} as const;

/** A completed text as the list answers it, for journeys that do not need one to be written. */
export function sampleText(fields: Partial<TextGeneration>): TextGeneration {
  return { ...COMPLETED, ...fields };
}
