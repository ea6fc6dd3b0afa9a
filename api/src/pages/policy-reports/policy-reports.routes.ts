import { policyReportSchema } from '@aic/contract/schemas';
import { createRoute } from '@hono/zod-openapi';
import { networkLimits } from '../../identity/auth/auth-limits.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { invalidJson } from '../../platform/errors/errors.ts';
import { clientNetwork } from '../../platform/http/client-network.ts';
import { takeRateLimits } from '../../platform/http/limits/rate-limit.ts';
import { refusal, NO_SECRET } from '../../platform/http/openapi/route-texts.ts';
import type { PathRule } from '../../platform/http/path-rules.ts';
import { createRouter, invalidRequest, type Routes } from '../../platform/http/router.ts';
import { factsOf, type ViolationFacts } from './violation-facts.ts';
import { createViolationLog } from './violation-log.ts';

/**
 * Where browsers report what the content policy of a page has refused. They name the origin of the page like any
 * request.
 */
export const POLICY_REPORT_PATH = '/api/policy-reports';

export const POLICY_REPORT_RULE: PathRule = {
  path: POLICY_REPORT_PATH,
  types: ['application/csp-report', 'application/reports+json'],
};

/** More would only say the same: a page that breaks its policy does so for everybody. */
const REPORTS_PER_NETWORK_PER_MINUTE = 120;

const reportRoute = createRoute({
  method: 'post',
  path: POLICY_REPORT_PATH,
  security: NO_SECRET,
  summary: "What a browser says of violations of a page's content policy, in either form (CSP level 3)",
  // The other form is application/reports+json. Named here, it would be read before anything is counted against a
  // limit.
  request: { body: { content: { 'application/csp-report': { schema: policyReportSchema } } } },
  responses: {
    204: { description: 'Counted' },
    400: refusal('Not a report'),
    413: refusal('Larger than reports can be'),
    429: refusal('Too many from here'),
  },
});

interface ViolationCounter {
  countViolation(violation: ViolationFacts): void;
}

/** Any visitor's browser sends these, signed in or not: no session is looked at, and nothing is kept of the sender. */
export function policyReportsRoutes(deps: PlatformDeps & { metrics: ViolationCounter }): Routes {
  const logViolation = createViolationLog(deps);
  return createRouter().openapi(reportRoute, async (c) => {
    const network = clientNetwork(c, deps.config);
    await takeRateLimits(deps, networkLimits('policy-report', network, REPORTS_PER_NETWORK_PER_MINUTE, 60));
    const body: unknown = await c.req.json().catch(() => {
      throw invalidJson();
    });
    const violations = policyReportSchema.safeParse(body);
    if (!violations.success) throw invalidRequest(violations.error.issues);
    for (const violation of violations.data) {
      const facts = factsOf(violation, deps.config.appOrigin);
      if (facts === null) continue;
      deps.metrics.countViolation(facts);
      logViolation(facts);
    }
    return c.body(null, 204);
  });
}
