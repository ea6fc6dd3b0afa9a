import { ErrorState, Spinner } from '@aic/design-system';
import { useLocation } from '@aic/sdk';
import { ErrorBoundary, Navigate } from '@aic/sdk/host';
import { Suspense, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Page, StaticPath } from '../core/page-for.ts';
import { useServices } from '../core/services-context.tsx';
import type { Session } from '../core/use-session.ts';
import { authPage } from '../features/auth/part.ts';
import { SignInNeeded } from '../features/auth/sign-in-needed.tsx';
import { contactPage } from '../features/contact/part.ts';
import { landingPage } from '../features/landing/part.ts';
import { mailLinkPage } from '../features/mail-links/part.ts';
import { notFoundPage } from '../features/not-found/part.ts';
import { pricingPage } from '../features/pricing/part.ts';
import { publicPage } from '../features/public-page/part.ts';
import { staticPage } from '../features/static-pages/part.ts';
import { verifyPage } from '../features/verify/part.ts';
import { PageFailure } from './page-failure.tsx';
import type { ToolsLoad } from './use-tools.ts';

interface PageViewProps {
  page: Page;
  session: Session;
  toolsLoad: ToolsLoad;
}

/**
 * What the main area shows apart from tools, which render in their slot. The Suspense boundary is above every page, so
 * that a navigation keeps the old page until the file of the new one has arrived.
 */
export function PageView(props: PageViewProps) {
  const { telemetry } = useServices();
  const { pathname } = useLocation();
  const retriesRef = useRef(0);
  const { page, toolsLoad } = props;
  const reload = (): void => location.reload();
  if (page.kind === 'tool' && toolsLoad.hasFailed) {
    return <PageFailure retriesRef={retriesRef} retry={toolsLoad.retry} reload={reload} />;
  }
  return (
    <ErrorBoundary
      resetKey={pathname}
      renderFallback={(retry) => <PageFailure retriesRef={retriesRef} retry={retry} reload={reload} />}
      onError={(error) => telemetry.report(error, { phase: 'page', page: page.kind })}
    >
      <Suspense fallback={<Waiting />}>
        <Rendered />
        <Content {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Is there when the content beside it is, and before that looks for its place on the page. */
function Rendered() {
  const { contentRendered } = useServices();
  useEffect(contentRendered, [contentRendered]);
  return null;
}

function Content({ page, session, toolsLoad }: PageViewProps) {
  // Pages for everyone do not depend on who is signed in, so they do not wait.
  if (page.kind === 'static') {
    return <StaticContent path={page.path} />;
  }
  if (page.kind === 'public-page') {
    // A page of its own for each handle: nothing of the one before stays.
    return <publicPage.Part key={page.handle} handle={page.handle} />;
  }
  if (page.kind === 'mail-link') {
    return <mailLinkPage.Part path={page.path} />;
  }
  if (page.kind === 'not-found') {
    return toolsLoad.isWaiting ? <Waiting /> : <notFoundPage.Part />;
  }
  if (session.state === 'loading') {
    return <Waiting />;
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
      return <landingPage.Part />;
    case 'auth':
      return <authPage.Part />;
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

function StaticContent({ path }: { path: StaticPath }) {
  switch (path) {
    case '/pricing':
      return <pricingPage.Part />;
    case '/contact':
      return <contactPage.Part />;
    case '/verify':
      return <verifyPage.Part />;
    default:
      return <staticPage.Part path={path} />;
  }
}

function Waiting() {
  return (
    <Centre>
      <Spinner label="Loading" size={32} />
    </Centre>
  );
}

const Centre = styled.div`
  display: grid;
  min-height: 50vh;
  place-items: center;
`;
