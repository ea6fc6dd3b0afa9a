import { expect, it } from 'vitest';
import { createSettings } from './settings.ts';

it('keeps what the panel says over a reload', () => {
  createSettings(sessionStorage).set({ user: 'pro', modes: { 'GET /api/credits': 'offline' } });
  expect(createSettings(sessionStorage).get()).toMatchObject({
    user: 'pro',
    modes: { 'GET /api/credits': 'offline' },
    credits: 500,
  });
});

it.each(['{', '[]', 'null', '{"user":"root","credits":-1,"modes":{"GET /":"explodes"},"toString":1}'])(
  'starts anew where %s is kept',
  (kept) => {
    const defaults = createSettings(sessionStorage).get();
    sessionStorage.setItem('aic.standalone', kept);
    expect(createSettings(sessionStorage).get()).toEqual(defaults);
  },
);
