import { LOAD_REPORT_PATH } from '@aic/contract/registry';
import { loadReportSchema } from '@aic/contract/schemas';
import { createRoute } from '@hono/zod-openapi';
import { networkLimits } from '../../identity/auth/auth-limits.ts';
import { readSessionHash } from '../../identity/auth/session.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { clientNetwork } from '../../platform/http/client-network.ts';
import { takeRateLimits } from '../../platform/http/limits/rate-limit.ts';
import { refusal, NO_SECRET } from '../../platform/http/openapi/route-texts.ts';
import type { PathRule } from '../../platform/http/path-rules.ts';
import { createRouter, type Routes } from '../../platform/http/router.ts';
import { recordLoad } from './load-reports.repo.ts';
import { BEACON_TYPES, readBeacon } from './read-beacon.ts';

export const LOAD_REPORT_RULE: PathRule = { path: LOAD_REPORT_PATH, types: BEACON_TYPES };

/** A whole office behind one address opens its tools in the morning. */
const REPORTS_PER_NETWORK_PER_MINUTE = 600;

const reportRoute = createRoute({
  method: 'post',
  path: LOAD_REPORT_PATH,
  security: NO_SECRET,
  summary: 'How loading a build of a tool went; by sendBeacon, as JSON or as text/plain with the same in it',
  // Read below: the types of beacons are not the validator's.
  request: { body: { content: { 'text/plain': { schema: loadReportSchema } } } },
  responses: {
    204: { description: 'Taken, or dropped because the build is not of here' },
    400: refusal('Not a report'),
    413: refusal('Larger than a report can be'),
    429: refusal('Too many from here'),
  },
});

/** A browser that loads tools reports how it went, also signed out. */
export function loadReportsRoutes(deps: PlatformDeps): Routes {
  return createRouter().openapi(reportRoute, async (c) => {
    const network = clientNetwork(c, deps.config);
    await takeRateLimits(deps, networkLimits('load-report', network, REPORTS_PER_NETWORK_PER_MINUTE, 60));
    const report = await readBeacon(c, loadReportSchema);
    const reporter = { tokenHash: readSessionHash(c), network: network.site ?? network.own };
    const rule = deps.config.remoteRollback;
    const rolledBack = await recordLoad(deps.sql, report, reporter, { rule, now: deps.clock.now() });
    if (rolledBack.length > 0) {
      const { remote, build } = report;
      deps.logger.warn(
        { remote, build, channels: rolledBack },
        'a build failed for too many and was rolled back',
      );
    }
    return c.body(null, 204);
  });
}
