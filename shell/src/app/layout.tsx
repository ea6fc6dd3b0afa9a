import { media, SkipLink, token, useAnnounce } from '@aic/design-system';
import { toolOfPath, useLocation, useNavigate } from '@aic/sdk';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { styled } from 'styled-components';
import { pageFor } from '../core/page-for.ts';
import { useServices } from '../core/services-context.tsx';
import { useDocumentTitle } from '../core/use-document-title.ts';
import { useKnownTools } from '../core/use-known-tools.ts';
import { useSession } from '../core/use-session.ts';
import { OpenItem } from '../items/open-item.tsx';
import { Footer } from '../layout/footer.tsx';
import { NavBar } from '../layout/nav-bar.tsx';
import { Tooltips } from '../layout/tooltips.tsx';
import { PaletteSlot } from '../palette/palette-slot.tsx';
import { Player } from '../player/player.tsx';
import { PageView } from './page-view.tsx';
import { useEventStream } from './use-event-stream.ts';
import { useReleaseNews } from './use-release-news.ts';
import { useRouteFocus } from './use-route-focus.ts';
import { useTools } from './use-tools.ts';

/** What is in the slot is the tool's: React leaves alone what the HTML has brought there, too. */
const SLOT_CONTENT = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true } as const;

/** Frame of every page: navigation, the page or the slot of the tool, footer. */
export function Layout() {
  const session = useSession();
  const location = useLocation();
  const slotRef = useRef<HTMLDivElement>(null);
  const mainRef = useRef<HTMLElement>(null);
  useConnectedServices();
  const user = session.state === 'signed-in' ? session.user : null;
  const isSignedIn = user !== null;
  const toolsLoad = useTools(user, slotRef);
  useReleaseNews(isSignedIn);
  useEventStream(user?.id ?? null);
  useRouteFocus(mainRef);

  const tools = useKnownTools();
  const page = pageFor(location, isSignedIn, tools);
  const tool = toolOfPath(location.pathname, tools);
  // Tools of the navigation fill the window.
  const isStudio = tools.some(({ name, isInNavigation }) => name === tool && isInNavigation);
  useFirstScreen(slotRef, isSignedIn ? tool : null);
  useDocumentTitle(page);

  return (
    <>
      <SkipLink />
      <NavBar session={session} isWide={isSignedIn && isStudio} />
      <Main id="main" className="aic-edge" tabIndex={-1} ref={mainRef}>
        <div
          ref={slotRef}
          data-slot
          hidden={page.kind !== 'tool' || !isSignedIn || toolsLoad.hasFailed}
          {...SLOT_CONTENT}
        />
        <PageView page={page} session={session} toolsLoad={toolsLoad} />
      </Main>
      <Footer />
      <Player />
      {user !== null && <OpenItem user={user} />}
      {user !== null && <PaletteSlot user={user} />}
      <Tooltips />
    </>
  );
}

/** Hands the router and the live region to the services: tools call them without being inside this tree. */
function useConnectedServices(): void {
  const { connect } = useServices();
  const navigate = useNavigate();
  const announce = useAnnounce();
  useEffect(() => {
    connect({ navigate: (to, options) => void navigate(to, options ?? {}), announce });
  }, [connect, navigate, announce]);
}

/** What the HTML showed of a tool stays until the tool is there: it is back in its slot before anything is painted. */
function useFirstScreen(slotRef: RefObject<HTMLElement | null>, open: string | null): void {
  const { firstScreen } = useServices();
  useLayoutEffect(() => {
    if (slotRef.current !== null) firstScreen.place(slotRef.current, open);
  }, [firstScreen, slotRef, open]);
}

/**
 * As high as the frame in the HTML: the footer begins below the fold, so nothing is seen to jump while a page fills.
 */
const Main = styled.main`
  min-height: calc(100vh - 57px);
  padding-block: ${token.space[24]} ${token.space[64]};

  /* A studio fills the window, and nothing follows it. */
  &:has(> [data-slot]:not([hidden]) [data-page-width='full']) {
    max-width: 2200px;

    ${media.large} {
      padding-block: ${token.space[20]} ${token.space[24]};
    }

    + footer {
      display: none;
    }
  }

  &:focus {
    outline: none;
  }
`;
