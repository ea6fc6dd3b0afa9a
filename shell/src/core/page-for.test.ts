import { knownTools } from '@aic/sdk';
import { describe, expect, it } from 'vitest';
import { remoteEntry } from '../testing/remote-entry.ts';
import { pageFor, type Page } from './page-for.ts';

const TOOLS = knownTools({ demo: remoteEntry({ label: 'Demo', routes: ['/demo'] }) });

const at = (path: string, isSignedIn: boolean): Page => {
  const { pathname, search } = new URL(path, 'http://studio.test');
  return pageFor({ pathname, search }, isSignedIn, TOOLS);
};

const IMAGES: Page = { kind: 'tool', name: 'image', label: 'Images' };
const toAuth = (from: string): Page => ({
  kind: 'redirect',
  to: `/auth?returnTo=${encodeURIComponent(from)}`,
});

describe('the route table', () => {
  it('[2.route.home] shows the landing page at / to visitors and the image tool to users', () => {
    expect(at('/', false)).toEqual({ kind: 'landing' });
    expect(at('/', true)).toEqual(IMAGES);
  });

  it('[2.route.image] shows the image tool at /image-generator to users only', () => {
    expect(at('/image-generator', true)).toEqual(IMAGES);
    expect(at('/image-generator', false)).toEqual(toAuth('/image-generator'));
  });

  it.each([
    ['/video', 'video'],
    ['/video-generator', 'video'],
    ['/music', 'music'],
    ['/text', 'text'],
    ['/profile', 'billing'],
    ['/account', 'billing'],
    ['/subscribe', 'billing'],
    ['/subscribe?plan=creator', 'billing'],
  ])(
    '[2.route.video] [2.route.music] [2.route.text] gives %s to the tool %s once a user is signed in',
    (path, name) => {
      expect(at(path, true)).toMatchObject({ kind: 'tool', name });
    },
  );

  it.each([
    '/video',
    '/video-generator',
    '/music',
    '/text',
    '/account',
    '/subscribe',
    '/subscribe?plan=creator',
  ])('sends visitors of %s to the sign-in page, which knows where they came from', (path) => {
    expect(at(path, false)).toEqual(toAuth(path));
  });

  it('gives users the page of a tool that only the registry knows, and visitors the sign-in page', () => {
    expect(at('/demo', true)).toEqual({ kind: 'tool', name: 'demo', label: 'Demo' });
    expect(at('/demo', false)).toEqual(toAuth('/demo'));
  });

  it('asks visitors of /profile to sign in on the page itself', () => {
    expect(at('/profile', false)).toEqual({ kind: 'sign-in-needed' });
  });

  it.each(['about', 'terms', 'privacy', 'pricing', 'contact'])('shows /%s to everyone', (page) => {
    expect(at(`/${page}`, true)).toEqual({ kind: 'static', path: `/${page}` });
    expect(at(`/${page}`, false)).toEqual({ kind: 'static', path: `/${page}` });
  });

  it.each(['verify-email', 'unsubscribe', 'forgot-password', 'reset-password', 'restore-account'])(
    'shows /%s, where mails lead, to everyone',
    (page) => {
      expect(at(`/${page}?token=x`, true)).toEqual({ kind: 'mail-link', path: `/${page}` });
      expect(at(`/${page}?token=x`, false)).toEqual({ kind: 'mail-link', path: `/${page}` });
    },
  );

  it('shows public pages to everyone, whatever the case of their handle', () => {
    expect(at('/u/Ada-4815', true)).toEqual({ kind: 'public-page', handle: 'ada-4815' });
    expect(at('/u/ada-4815/', false)).toEqual({ kind: 'public-page', handle: 'ada-4815' });
    expect(at('/u/a', false)).toEqual({ kind: 'not-found' });
  });

  it.each(['/nothing', '/video/1', '/Video', '/api', '/constructor', '/image-generator.html'])(
    '[2.route.404] has no page at %s, for anybody',
    (path) => {
      expect(at(path, true)).toEqual({ kind: 'not-found' });
      expect(at(path, false)).toEqual({ kind: 'not-found' });
    },
  );

  it('[7.stripe] leads from the root to the checkout when a bank returns there', () => {
    const search = '?plan=pro&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2';

    expect(at(`/${search}`, true)).toEqual({ kind: 'redirect', to: `/subscribe${search}` });
    expect(at(`/${search}`, false)).toEqual(toAuth(`/subscribe${search}`));
  });

  it('takes a slash at the end for the same page', () => {
    expect(at('/about/', false)).toEqual(at('/about', false));
    expect(at('/video//', true)).toEqual(at('/video', true));
    expect(at('/auth/', false)).toEqual({ kind: 'auth' });
  });
});

describe('/auth', () => {
  it('[2.route.auth] is for visitors; users are sent to /', () => {
    expect(at('/auth', false)).toEqual({ kind: 'auth' });
    expect(at('/auth?tab=sign-up', false)).toEqual({ kind: 'auth' });
    expect(at('/auth', true)).toEqual({ kind: 'redirect', to: '/' });
  });

  it('sends users on to where they came from, with query and hash', () => {
    const from = encodeURIComponent('/subscribe?plan=creator#pay');

    expect(at(`/auth?returnTo=${from}`, true)).toEqual({
      kind: 'redirect',
      to: '/subscribe?plan=creator#pay',
    });
  });

  it.each([
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    'javascript:alert(1)',
    '/\t/evil.test',
    '/auth',
    '/auth?returnTo=/auth',
    '',
  ])('sends users to / when the link says %j', (returnTo) => {
    expect(at(`/auth?returnTo=${encodeURIComponent(returnTo)}`, true)).toEqual({ kind: 'redirect', to: '/' });
  });
});
