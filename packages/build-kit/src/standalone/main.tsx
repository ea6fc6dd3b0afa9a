import { ignoreComposingKeys } from '@aic/design-system';
import '@aic/design-system/fonts.css';
import { createApiClient } from '@aic/sdk/host';
import { userQuery } from '@aic/sdk/host';
import { createQueryClient } from '@aic/sdk/host';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import tool from '../hot/hot-tool.ts';
import { loadedAgainBecause } from '../hot/load-page-again.ts';
import { createFakeBackend, createRealBackend } from './backend.ts';
import { withConditions } from './call-conditions.ts';
import { createCallLog } from './call-log.ts';
import { FAKE_USERS } from './fake/fake-users.ts';
import { SignIn } from './panel/sign-in.tsx';
import { createSettings } from './settings.ts';
import { StandalonePage, type StandalonePageProps } from './standalone-page.tsx';

/** One tool on a host of its own: what `npm run dev -- mf-video` opens. */
ignoreComposingKeys();
const settings = createSettings(sessionStorage);
const log = createCallLog();
if (loadedAgainBecause !== null) log.addNote(`loaded again: ${loadedAgainBecause}`);
const root = createRoot(document.getElementById('root') ?? document.body);

if (STANDALONE_API === null) {
  const { fetch, onEvent } = createFakeBackend(settings, log.addUnknown);
  const page = pageOf(fetch, onEvent);
  root.render(<FakePage page={page} />);
} else {
  const user = await createQueryClient().fetchQuery(userQuery(createApiClient()));
  if (user === null) {
    root.render(<SignIn api={STANDALONE_API} />);
  } else {
    const { fetch, onEvent } = createRealBackend();
    root.render(<StandalonePage {...pageOf(fetch, onEvent)} user={user} />);
  }
}

function pageOf(
  backend: typeof fetch,
  onEvent: StandalonePageProps['onEvent'],
): Omit<StandalonePageProps, 'user'> {
  const fetch = withConditions(backend, settings.get, log.addCall);
  return { tool, api: STANDALONE_API, fetch, settings, log, onEvent };
}

function FakePage({ page }: { page: Omit<StandalonePageProps, 'user'> }) {
  const { user } = useSyncExternalStore(settings.subscribe, settings.get);
  return <StandalonePage {...page} user={FAKE_USERS[user]} />;
}
