import { imageItem } from '@aic/sdk/testing';
import { expect, it } from 'vitest';
import { tileState } from './image-view.ts';

it('counts the time of a job by the clock of the server: the one here may be wrong by an hour', () => {
  const serverNowMs = Date.now() - 3_600_000;
  const createdAt = new Date(serverNowMs - 7000).toISOString();
  const item = imageItem({ status: 'processing', progress: 0.5, createdAt });

  const state = tileState(item, null, serverNowMs);

  const startedAtMs = state.kind === 'running' ? state.startedAtMs : 0;
  expect(Math.round((Date.now() - startedAtMs) / 1000)).toBe(7);
});
