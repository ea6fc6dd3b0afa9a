import { expect, it, vi } from 'vitest';

it('dates a payment as its mail does, wherever its reader is', async () => {
  // The machine that tests run on may stand in any zone.
  const formats = vi.spyOn(Intl, 'DateTimeFormat');
  vi.resetModules();
  const { billingDayText, dayText } = await import('./day-text.ts');

  expect(formats.mock.calls).toEqual([['en', expect.objectContaining({ timeZone: 'UTC' })]]);
  expect(dayText('2026-12-01T03:00:00Z')).toBe('Dec 1, 2026');
  expect(billingDayText(1_796_094_000)).toBe('Dec 1, 2026');
});
