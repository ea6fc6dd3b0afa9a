import type { AppDeps } from './deps.ts';
import { limitJsonBody } from './http/body-limit.ts';
import { createErrorHandler, handleNotFound } from './http/error-handler.ts';
import { nameRequest } from './http/request-id.ts';
import { observeRequests } from './http/request-log.ts';
import { createRouter } from './http/router.ts';
import { requireBodyType, requireSameOrigin } from './http/same-origin.ts';
import { securityHeaders } from './http/security-headers.ts';
import { adminRoutes } from './modules/admin/admin.routes.ts';
import { accountRoutes } from './modules/accounts/account.routes.ts';
import { authRoutes } from './modules/auth/auth.routes.ts';
import type { PasswordHasher } from './modules/auth/password-hasher.ts';
import { countSessionUse } from './modules/auth/session-use.ts';
import { billingRoutes } from './modules/billing/billing.routes.ts';
import { invoiceRoutes } from './modules/billing/invoice.routes.ts';
import { sandboxProxy } from './modules/billing/sandbox-proxy.ts';
import { webhookRoutes } from './modules/billing/webhook.routes.ts';
import { contactRoutes } from './modules/contact/contact.routes.ts';
import { creditRoutes } from './modules/credits/credits.routes.ts';
import { dataExportRoutes } from './modules/data-export/data-export.routes.ts';
import { emailChangeRoutes } from './modules/email-change/email-change.routes.ts';
import type { EventHub } from './modules/events/event-hub.ts';
import { eventRoutes } from './modules/events/event.routes.ts';
import { generationRoutes } from './modules/generations/generation.routes.ts';
import { healthRoutes } from './modules/health/health.routes.ts';
import type { Metrics } from './modules/health/metrics.ts';
import { downloadRoutes, mediaRoutes } from './modules/media/media.routes.ts';
import { linkedProviderRoutes } from './modules/linked-providers/linked-provider.routes.ts';
import { oidcRoutes } from './modules/oidc/oidc.routes.ts';
import { passkeyRoutes } from './modules/passkeys/passkey.routes.ts';
import { passkeySignInRoutes } from './modules/passkeys/passkey-sign-in.routes.ts';
import { passwordRoutes } from './modules/passwords/password.routes.ts';
import { policyReportRoutes } from './modules/policy-reports/policy-report.routes.ts';
import { profileRoutes } from './modules/profile/profile.routes.ts';
import { publicPageRoutes } from './modules/public-page/public-page.routes.ts';
import { providerRoutes } from './modules/providers/provider.routes.ts';
import { remoteAdminRoutes } from './modules/remotes/admin/remote-admin.routes.ts';
import { deployRoutes } from './modules/remotes/deploy/deploy.routes.ts';
import { loadReportRoutes } from './modules/remotes/reports/load-report.routes.ts';
import { remoteRoutes } from './modules/remotes/remotes.routes.ts';
import { secondFactorRoutes } from './modules/second-factor/second-factor.routes.ts';
import type { SecondFactorVault } from './modules/second-factor/second-factor-vault.ts';
import { secondStepRoutes } from './modules/second-factor/second-step.routes.ts';
import { sessionRoutes } from './modules/sessions/session.routes.ts';
import { usageRoutes } from './modules/usage/usage.routes.ts';
import { verificationRoutes } from './modules/verification/verification.routes.ts';
import type { FirstScreens } from './web/first-screens/first-screens.ts';
import { crawlerRoutes } from './web/crawler.routes.ts';
import { formRoutes } from './web/form.routes.ts';
import { webRoutes } from './web/web.routes.ts';

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
  app.onError(createErrorHandler(deps.logger));
  app.notFound(handleNotFound);
  app.use(
    nameRequest,
    observeRequests(deps.logger, deps.metrics.observeRequest),
    countSessionUse(deps),
    securityHeaders(deps.config),
    requireSameOrigin(deps.config),
    requireBodyType,
  );
  // Only where there is a body: asking a GET for its body would build a Request object for nothing.
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '/api/*', limitJsonBody);

  app.route('/', healthRoutes(deps));
  app.route('/', authRoutes(deps, deps.hasher));
  app.route('/', oidcRoutes(deps));
  app.route('/', passwordRoutes(deps, deps.hasher));
  app.route('/', secondFactorRoutes(deps));
  app.route('/', secondStepRoutes(deps));
  app.route('/', passkeyRoutes(deps, deps.hasher));
  app.route('/', passkeySignInRoutes(deps));
  app.route('/', linkedProviderRoutes(deps));
  app.route('/', sessionRoutes(deps));
  app.route('/', dataExportRoutes(deps));
  app.route('/', accountRoutes(deps, deps.hasher));
  app.route('/', emailChangeRoutes(deps, deps.hasher));
  app.route('/', eventRoutes(deps, deps.hub));
  app.route('/', contactRoutes(deps));
  app.route('/', creditRoutes(deps));
  app.route('/', billingRoutes(deps));
  app.route('/', invoiceRoutes(deps));
  app.route('/', webhookRoutes(deps));
  app.route('/', adminRoutes(deps));
  if (deps.payments?.settings.sandboxUrl) app.route('/', sandboxProxy(deps.payments));
  app.route('/', generationRoutes(deps));
  app.route('/', mediaRoutes(deps));
  app.route('/', downloadRoutes(deps));
  app.route('/', profileRoutes(deps));
  app.route('/', publicPageRoutes(deps));
  app.route('/', usageRoutes(deps));
  app.route('/', verificationRoutes(deps));
  app.route('/', providerRoutes(deps));
  app.route('/', remoteRoutes(deps));
  app.route('/', loadReportRoutes(deps));
  app.route('/', policyReportRoutes(deps));
  app.route('/', deployRoutes(deps));
  app.route('/', remoteAdminRoutes(deps));
  app.doc31('/api/openapi.json', {
    openapi: '3.1.0',
    info: { title: 'AI Creative API', version: '1.0.0' },
  });

  // What is left below these is a wrong address; what is left elsewhere is a page of the shell.
  app.all('/api/*', handleNotFound);
  app.all('/media/*', handleNotFound);
  app.route('/', crawlerRoutes(deps));
  app.route('/', formRoutes(deps));
  app.route('/', webRoutes(deps));
  return app;
}
