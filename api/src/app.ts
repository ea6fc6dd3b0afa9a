import { compress } from 'hono/compress';
import { adminRoutes } from './admin/admin.routes.ts';
import { type AdminEnginesDeps, adminEnginesRoutes } from './admin/engines/admin-engines.routes.ts';
import { firstAdminRoutes } from './admin/first-admin.routes.ts';
import { adminReportsRoutes } from './admin/reports/admin-reports.routes.ts';
import { billingRoutes } from './billing/billing.routes.ts';
import { invoicesRoutes } from './billing/invoices/invoices.routes.ts';
import type { PaymentDeps } from './billing/stripe/billing-deps.ts';
import { sandboxProxy } from './billing/stripe/sandbox-proxy.ts';
import { endClosedCheckouts } from './billing/subscription/end-closed-subscriptions.ts';
import { webhookRoutes } from './billing/webhook/webhook.routes.ts';
import { contactRoutes } from './contact/contact.routes.ts';
import { creditsRoutes } from './credits/credits.routes.ts';
import { usageRoutes } from './credits/usage/usage.routes.ts';
import { dataExportsRoutes } from './data-export/data-exports.routes.ts';
import { designRoutes } from './design/design.routes.ts';
import type { EventHub } from './events/event-hub.ts';
import { eventsRoutes } from './events/events.routes.ts';
import type { GenerationDeps } from './generations/generation-deps.ts';
import { labelledPictureRoutes } from './generations/labels/labelled-picture.routes.ts';
import { libraryRoutes } from './generations/library/library.routes.ts';
import { downloadRoutes, mediaRoutes } from './generations/media/media.routes.ts';
import { rootCertificateRoutes } from './generations/results/root-certificate.routes.ts';
import { generationsRoutes } from './generations/routes/generations.routes.ts';
import { providersRoutes } from './generations/routes/providers.routes.ts';
import { templatesRoutes } from './generations/templates/templates.routes.ts';
import { uploadsRoutes } from './generations/uploads/uploads.routes.ts';
import { healthRoutes } from './health/health.routes.ts';
import type { Metrics } from './health/metrics.ts';
import { accountsRoutes } from './identity/accounts/accounts.routes.ts';
import type { PasswordHasher } from './identity/auth/password-hasher.ts';
import { countSessionUse } from './identity/auth/session-use.ts';
import { sessionCookieName } from './identity/auth/session.ts';
import { emailChangeRoutes } from './identity/email-change/email-change.routes.ts';
import { linkedProvidersRoutes } from './identity/linked-providers/linked-providers.routes.ts';
import { oidcRoutes } from './identity/oidc/oidc.routes.ts';
import { passkeySignInRoutes } from './identity/passkeys/passkey-sign-in.routes.ts';
import { passkeysRoutes } from './identity/passkeys/passkeys.routes.ts';
import { passwordsRoutes } from './identity/passwords/passwords.routes.ts';
import { profileRoutes } from './identity/profile/profile.routes.ts';
import type { SecondFactorVault } from './identity/second-factor/second-factor-vault.ts';
import { secondFactorRoutes } from './identity/second-factor/second-factor.routes.ts';
import { secondStepRoutes } from './identity/second-factor/second-step.routes.ts';
import { sessionsRoutes } from './identity/sessions/sessions.routes.ts';
import { authRoutes } from './identity/sign-in/auth.routes.ts';
import { verificationRoutes } from './identity/verification/verification.routes.ts';
import { installRoutes } from './install/install.routes.ts';
import { unsubscribeRoutes } from './mail/unsubscribe.routes.ts';
import { crawlersRoutes } from './pages/crawlers.routes.ts';
import type { FirstScreens } from './pages/first-screens/first-screens.ts';
import { formsRoutes } from './pages/forms.routes.ts';
import { policyReportsRoutes } from './pages/policy-reports/policy-reports.routes.ts';
import { publicPagesRoutes } from './pages/public-page/public-pages.routes.ts';
import { webRoutes } from './pages/web.routes.ts';
import { pathRules } from './path-rules.ts';
import { warnOfUnknownNetworks } from './platform/http/client-network.ts';
import { createErrorHandler, handleNotFound } from './platform/http/error-handler.ts';
import { limitJsonBody } from './platform/http/limits/body-limit.ts';
import { serveApiDocument } from './platform/http/openapi/api-document.ts';
import { nameRequest } from './platform/http/request-id.ts';
import { observeRequests } from './platform/http/request-log.ts';
import { createRouter } from './platform/http/router.ts';
import { requireBodyType, requireSameOrigin } from './platform/http/same-origin.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { receiptsRoutes } from './receipts/receipts.routes.ts';
import { remoteAdminRoutes } from './releases/admin/remote-admin.routes.ts';
import { deployRoutes } from './releases/deploy/deploy.routes.ts';
import type { PublishDeps } from './releases/deploy/receive-and-publish.ts';
import { faultsRoutes } from './releases/faults/faults.routes.ts';
import { remotesRoutes } from './releases/registry/remotes.routes.ts';
import type { RemotesDeps } from './releases/registry/resolve-remotes.ts';
import { loadReportsRoutes } from './releases/reports/load-reports.routes.ts';
import { slotsRoutes } from './releases/slots/slots.routes.ts';
import { reportedPagesRoutes } from './sharing/reported-pages.routes.ts';
import { shareLinksRoutes } from './sharing/share-links.routes.ts';
import { sharedItemsRoutes } from './sharing/shared-items.routes.ts';

export interface AppDeps extends GenerationDeps, PaymentDeps, PublishDeps, RemotesDeps, AdminEnginesDeps {}

export interface GatewayDeps extends AppDeps {
  hub: EventHub;
  metrics: Metrics;
  hasher: PasswordHasher;
  vault: SecondFactorVault;
  firstScreens: FirstScreens;
  /** True once a stop has begun: the load balancer is to look elsewhere. */
  isDraining(): boolean;
}

/** Every route of the gateway, in the order they are matched. */
export function createApp(deps: GatewayDeps) {
  const app = createRouter();
  app.onError(createErrorHandler(deps.logger, pathRules));
  app.notFound(handleNotFound);
  app.use(
    nameRequest,
    warnOfUnknownNetworks(deps.config, deps.logger),
    observeRequests(deps.logger, deps.metrics.observeRequest),
    countSessionUse(deps),
    securityHeaders(deps.config),
    requireSameOrigin(deps.config, pathRules),
    requireBodyType(pathRules),
  );
  // Only where there is a body: asking a GET for its body would build a Request object for nothing.
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '/api/*', limitJsonBody(pathRules));

  app.route('/', healthRoutes(deps));
  app.route('/', authRoutes(deps, deps.hasher));
  app.route('/', oidcRoutes(deps));
  app.route('/', passwordsRoutes(deps, deps.hasher));
  app.route('/', secondFactorRoutes(deps));
  app.route('/', secondStepRoutes(deps));
  app.route('/', passkeysRoutes(deps, deps.hasher));
  app.route('/', passkeySignInRoutes(deps));
  app.route('/', linkedProvidersRoutes(deps));
  app.route('/', sessionsRoutes(deps));
  app.route('/', firstAdminRoutes(deps));
  app.route('/', dataExportsRoutes(deps));
  const endOpenCheckouts = async () => {
    if (deps.payments !== null) await endClosedCheckouts({ ...deps, ...deps.payments });
  };
  app.route('/', accountsRoutes(deps, deps.hasher, endOpenCheckouts));
  app.route('/', emailChangeRoutes(deps, deps.hasher));
  app.route('/', eventsRoutes(deps, deps.hub));
  app.route('/', contactRoutes(deps));
  app.route('/', creditsRoutes(deps));
  app.route('/', billingRoutes(deps));
  app.route('/', invoicesRoutes(deps));
  app.route('/', webhookRoutes(deps));
  app.route('/', adminRoutes(deps));
  app.route('/', adminReportsRoutes(deps));
  app.route('/', adminEnginesRoutes(deps));
  if (deps.payments?.settings.sandboxUrl) app.route('/', sandboxProxy(deps.payments));
  app.route('/', generationsRoutes(deps));
  app.route('/', libraryRoutes(deps));
  app.route('/', templatesRoutes(deps));
  app.route('/', uploadsRoutes(deps));
  app.route('/', shareLinksRoutes(deps));
  app.route('/', receiptsRoutes(deps));
  app.route('/', rootCertificateRoutes(deps));
  app.route('/', mediaRoutes(deps));
  app.route('/', downloadRoutes(deps));
  app.route('/', labelledPictureRoutes(deps));
  app.route('/', profileRoutes(deps));
  app.route('/', unsubscribeRoutes(deps));
  app.route('/', publicPagesRoutes(deps));
  app.route('/', usageRoutes(deps));
  app.route('/', verificationRoutes(deps));
  app.route('/', providersRoutes(deps));
  app.route('/', remotesRoutes(deps));
  app.route('/', loadReportsRoutes(deps));
  app.route('/', faultsRoutes(deps));
  app.route('/', policyReportsRoutes(deps));
  app.route('/', deployRoutes(deps));
  app.route('/', remoteAdminRoutes(deps));
  app.route('/', slotsRoutes(deps));
  app.get('/api/openapi.json', compress(), serveApiDocument(app, sessionCookieName(deps.config), pathRules));

  // What is left below these is a wrong address; what is left elsewhere is a page of the shell.
  app.all('/api/*', handleNotFound);
  app.all('/media/*', handleNotFound);
  app.route('/', sharedItemsRoutes(deps));
  app.route('/', reportedPagesRoutes(deps));
  app.route('/', crawlersRoutes(deps));
  app.route('/', installRoutes(deps));
  app.route('/', designRoutes(deps));
  app.route('/', formsRoutes(deps));
  app.route('/', webRoutes(deps));
  return app;
}
