import { LOAD_REPORT_PATH } from '@aic/contract/registry';
import { loadReportSchema } from '@aic/contract/schemas';
import { createRoute } from '@hono/zod-openapi';
import { networkLimits } from '../../identity/auth/auth-limits.ts';
import { readSessionHash } from '../../identity/auth/session.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { bodyTooLarge, invalidJson } from '../../platform/errors/errors.ts';
import { clientNetwork } from '../../platform/http/client-network.ts';
import { takeRateLimits } from '../../platform/http/limits/rate-limit.ts';
import { refusal, NO_SECRET } from '../../platform/http/openapi/route-texts.ts';
import type { PathRule } from '../../platform/http/path-rules.ts';
import { createRouter, invalidRequest, type Routes } from '../../platform/http/router.ts';
import { recordLoad } from './load-reports.repo.ts';

/** A beacon of a string is text/plain, and one of JSON is not sent by every browser while a page is closed. */
export const LOAD_REPORT_RULE: PathRule = {
  path: LOAD_REPORT_PATH,
  types: ['application/json', 'text/plain'],
};

const REPORT_BYTES_MAX = 2 * 1024;

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
    const text = await c.req.text();
    if (text.length > REPORT_BYTES_MAX) throw bodyTooLarge(REPORT_BYTES_MAX / 1024);
    const report = loadReportSchema.safeParse(parseJson(text));
    if (!report.success) throw invalidRequest(report.error.issues);
    const reporter = { tokenHash: readSessionHash(c), network: network.site ?? network.own };
    const rule = deps.config.remoteRollback;
    const rolledBack = await recordLoad(deps.sql, report.data, reporter, { rule, now: deps.clock.now() });
    if (rolledBack.length > 0) {
      const { remote, build } = report.data;
      deps.logger.warn(
        { remote, build, channels: rolledBack },
        'a build failed for too many and was rolled back',
      );
    }
    return c.body(null, 204);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidJson();
  }
}
