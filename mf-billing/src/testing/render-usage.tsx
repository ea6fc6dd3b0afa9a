import type { createFakeApi } from '@aic/sdk/testing';
import { vi } from 'vitest';
import { renderBilling } from './render-billing.tsx';

/** The page of usage. Its chart is rendered on a canvas that takes every call and shows nothing: jsdom has none. */
export async function renderUsage(handlers: Parameters<typeof createFakeApi>[0], search = '') {
  const canvas: unknown = new Proxy({}, { get: () => () => canvas, set: () => true });
  // Safe because the chart only draws on it.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(canvas as null);
  vi.stubGlobal(
    'Path2D',
    class {
      rect(): void {}
      moveTo(): void {}
      lineTo(): void {}
      closePath(): void {}
      arc(): void {}
      addPath(): void {}
    },
  );
  await import('../features/usage/components/day-chart.tsx');
  return renderBilling(`/account/usage${search}`, {
    handlers: { 'GET /api/usage/days': () => [], ...handlers },
  });
}
