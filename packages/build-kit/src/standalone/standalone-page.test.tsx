import { useCredits } from '@aic/sdk';
import { useGenerations } from '@aic/sdk';
import { defineTool } from '@aic/sdk';
import { useShell } from '@aic/sdk';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, useSyncExternalStore } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { createFakeBackend } from './backend.ts';
import { withConditions } from './call-conditions.ts';
import { createCallLog } from './call-log.ts';
import { FAKE_USERS } from './fake/fake-users.ts';
import { createSettings } from './settings.ts';
import { StandalonePage } from './standalone-page.tsx';

function Probe() {
  const { session, toast, api } = useShell();
  const credits = useCredits();
  const { data, isError } = useGenerations('video');
  const [presses, setPresses] = useState(0);
  const handlePress = (): void => {
    setPresses(presses + 1);
    toast({ title: 'Pressed' });
  };
  return (
    <>
      <p>{`${session.user.plan ?? 'no plan'}, ${credits ?? 'no'} credits`}</p>
      <p>{isError ? 'no list' : `${data?.length} videos`}</p>
      <button onClick={handlePress}>Press</button>
      <button onClick={() => void api.request('GET', '/api/invoices').catch(() => undefined)}>
        Invoices
      </button>
    </>
  );
}

const tool = defineTool({ name: 'probe', render: () => <Probe /> });

beforeEach(() => {
  const settings = createSettings(sessionStorage);
  const log = createCallLog();
  const { fetch, onEvent } = createFakeBackend(settings, log.addUnknown);
  const conditioned = withConditions(fetch, settings.get, log.addCall);
  function Page() {
    const { user } = useSyncExternalStore(settings.subscribe, settings.get);
    return (
      <StandalonePage
        {...{ tool, api: null, fetch: conditioned, settings, log, onEvent }}
        user={FAKE_USERS[user]}
      />
    );
  }
  render(<Page />);
});

it('shows the tool with a list, and follows the list of the panel', async () => {
  expect(await screen.findByText('5 videos')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('List'), 'empty');
  expect(await screen.findByText('0 videos')).toBeTruthy();
});

it('mounts the tool again for another user', async () => {
  expect(await screen.findByText(/^no plan/)).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('User'), 'pro');
  expect(await screen.findByText(/^pro, /)).toBeTruthy();
});

it('gives the tool the credits of the panel', async () => {
  await screen.findByText(/500 credits/);
  const field = screen.getByLabelText('Credits to start with');
  await userEvent.clear(field);
  await userEvent.type(field, '7');
  expect(await screen.findByText(/, 7 credits/)).toBeTruthy();
});

it('lists the calls of the tool, and lets one of them fail', async () => {
  await screen.findByText('5 videos');
  await userEvent.selectOptions(screen.getByLabelText('GET /api/video-generations'), 'fails');
  await userEvent.selectOptions(screen.getByLabelText('User'), 'admin');
  expect(await screen.findByText('no list')).toBeTruthy();
});

it('says which calls the fake backend does not know, once each, and what to do', async () => {
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Invoices' }));
  await screen.findByText('5 videos');
  expect(screen.queryByText(/--api/)).toBeNull();

  await press();
  await press();

  const notice = await screen.findByText(/It does not know all that this tool asks for/);
  expect(notice.textContent).toContain('npm run dev -- mf-probe --api http://localhost:3000');
  expect(screen.getAllByText('GET /api/invoices', { selector: 'code' })).toHaveLength(1);
});

it('shows the toasts of the tool', async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Press' }));
  expect((await screen.findAllByText('Pressed')).length).toBeGreaterThan(0);
});

it('is folded away and opened again by the keyboard, and stays outside of the tool', async () => {
  const button = screen.getByRole('button', { name: 'Hide controls' });
  expect(document.querySelector('main')?.contains(button)).toBe(false);
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await userEvent.keyboard(' ');
  await waitFor(() => expect(screen.getAllByRole('combobox').length).toBeGreaterThan(0));
});
