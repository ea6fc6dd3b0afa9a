import { ignoreComposingKeys } from '@aic/design-system';
import { restoreInlineStyles } from '@aic/sdk/host';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createServices } from './core/services.ts';
import { hideLinkToken } from './features/mail-links/link-token.ts';
import { readRecordedEvents } from './hydration/event-replay.ts';
import { readPageState, seedPageState } from './hydration/read-page-state.ts';
import { readRegistry } from './hydration/read-registry.ts';
import { revealSections } from './hydration/reveal-sections.ts';
import { followTheme } from './state/follow-theme.ts';
import { persistDrafts } from './state/persist-drafts.ts';
import { installDefaultPolicy } from './trusted-types/default-policy.ts';
import { allowRegistryScripts, allowShellScripts } from './trusted-types/known-scripts.ts';

/** Rspack's name for the nonce; libraries that add style elements (scroll lock of dialogs) read it. */
// eslint-disable-next-line prefer-const -- Rspack replaces the assignment below by its own variable.
declare let __webpack_nonce__: string;
__webpack_nonce__ = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.content ?? '';

/** Rspack's name for the address of this build. */
declare const __webpack_public_path__: string;
/** Renders the page, or hydrates what the HTML has brought. @throws Error where it has no root */
export async function start(): Promise<void> {
  hideLinkToken();
  ignoreComposingKeys();
  // Before the first part that loads later.
  allowShellScripts(__webpack_public_path__);
  installDefaultPolicy();

  const root = document.getElementById('root');
  if (root === null) {
    throw new Error('The page has no #root element. Was the HTML changed on the way?');
  }
  if (/[?&](?:remote\.|preview=)/.test(location.search)) {
    const { keepOverrides } = await import(
      /* webpackChunkName: "overrides" */ './remotes/overrides/kept-overrides.ts'
    );
    keepOverrides();
  }
  const services = createServices(readRegistry(document), {
    page: root,
    nextStepOf: async (item, remotes) => {
      const { nextStepOf } = await import(/* webpackChunkName: "next-step" */ './hand-off/next-step.ts');
      return nextStepOf(item, remotes);
    },
    recordedEvents: readRecordedEvents(root),
    onRendered: () => revealSections(root),
  });
  allowRegistryScripts(services.registry());
  services.onRegistry(() => allowRegistryScripts(services.registry()));
  const pageState = readPageState(document);
  if (pageState !== null) seedPageState(services, pageState);
  followTheme(services.store);
  persistDrafts(services.store);

  const app = <App services={services} />;
  // What stands there may be the page or the frame around a user's tool, as React renders them, or only boxes.
  const isPrerendered =
    pageState?.user === null ? root.dataset['prerendered'] !== undefined : services.firstScreen.isInFrame;
  // The page works without it: each tool's sound is its own then, and a reload forgets the track.
  import(/* webpackChunkName: "one-sound" */ './player/follow-player.ts').then(
    ({ followPlayer }) => followPlayer(services.player),
    () => {},
  );
  // In pieces, so that the page answers meanwhile: something is to be seen already.
  startTransition(() => {
    if (isPrerendered) {
      restoreInlineStyles(root);
      hydrateRoot(root, app);
    } else {
      createRoot(root).render(app);
    }
  });
}
