import { useNavigate } from '@aic/sdk';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { useRouteFocus } from './use-route-focus.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A frame whose slot is filled from outside, as tools fill it. */
function Frame() {
  const mainRef = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  useRouteFocus(mainRef);
  return (
    <>
      <button type="button" onClick={() => void navigate('/music')}>
        Music
      </button>
      <main tabIndex={-1} ref={mainRef}>
        <div data-testid="slot" />
      </main>
    </>
  );
}

/** Opened on a tool with this content, then left for /music by its button. */
async function leaveFor(content: string) {
  vi.stubGlobal('scrollTo', () => {});
  const { user } = renderPage(<Frame />, '/video');
  const slot = screen.getByTestId('slot');
  slot.innerHTML = content;
  await user.click(screen.getByRole('button', { name: 'Music' }));
  return { user, fill: (next: string) => act(async () => void (slot.innerHTML = next)) };
}

const focused = () => document.activeElement?.textContent;

it('leaves focus alone when the page loads', () => {
  renderPage(<Frame />, '/video');
  expect(document.activeElement).toBe(document.body);
});

it('waits in the main area for a heading that comes later than the route', async () => {
  const { fill } = await leaveFor('');
  expect(document.activeElement).toBe(screen.getByRole('main'));

  await fill('<div>Loading</div>');
  await fill('<h1>Music Creator</h1>');

  await waitFor(() => expect(focused()).toBe('Music Creator'));
});

it('goes on from the heading of the tool before, which goes later than the route', async () => {
  const { fill } = await leaveFor('<h1>Video Studio</h1>');

  await fill('<div>Loading</div>');
  await fill('<h1>Music Creator</h1>');

  await waitFor(() => expect(focused()).toBe('Music Creator'));
});

it('takes focus from no field that the page has chosen', async () => {
  const { fill } = await leaveFor('<input aria-label="Prompt">');
  screen.getByRole('textbox').focus();

  await act(async () => screen.getByTestId('slot').prepend(document.createElement('h1')));

  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  await fill('<h1>Music Creator</h1>');
  await waitFor(() => expect(focused()).toBe('Music Creator'));
});

it('follows no more once the user has done something', async () => {
  const { user, fill } = await leaveFor('');
  await user.keyboard('{Tab}');

  await fill('<h1>Music Creator</h1>');

  expect(focused()).not.toBe('Music Creator');
});
