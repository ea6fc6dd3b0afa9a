import { ErrorState, Spinner } from '@aic/design-system';
import { Navigate } from '@aic/sdk/host';
import { styled } from 'styled-components';
import { AuthPage } from '../features/auth/auth-page.tsx';
import { LandingPage } from '../features/landing/landing-page.tsx';
import { NotFoundPage } from '../features/not-found/not-found-page.tsx';
import { SignInNeeded } from '../features/auth/sign-in-needed.tsx';
import { StaticPageView } from '../features/static-pages/static-page-view.tsx';
import type { Page } from './page-for.ts';
import type { Session } from './use-session.ts';

/** What the main area shows, tools aside: those draw in their slot. */
export function PageView({ page, session }: { page: Page; session: Session }) {
  // Pages for everyone do not depend on who is signed in, so they do not wait.
  if (page.kind === 'static') {
    return <StaticPageView page={page.page} />;
  }
  if (page.kind === 'not-found') {
    return <NotFoundPage />;
  }
  if (session.state === 'loading') {
    return (
      <Centre>
        <Spinner label="Loading" size={32} />
      </Centre>
    );
  }
  if (session.state === 'unknown') {
    return (
      <ErrorState
        title="We could not check who you are"
        description="The server did not answer. Nothing of yours is lost."
        onRetry={session.retry}
      />
    );
  }
  switch (page.kind) {
    case 'landing':
      return <LandingPage />;
    case 'auth':
      return <AuthPage />;
    case 'sign-in-needed':
      return <SignInNeeded />;
    case 'redirect':
      return <Navigate to={page.to} replace />;
    case 'tool':
      return null;
    default:
      return page satisfies never;
  }
}

const Centre = styled.div`
  display: grid;
  min-height: 50vh;
  place-items: center;
`;
