import { ERROR_REPORT_PATH } from '@aic/contract/registry';
import { REMOTE_FAULT } from '@aic/contract/remotes';
import { errorReportSchema, remoteNameSchema, schemaOf } from '@aic/contract/schemas';
import { createRoute, z } from '@hono/zod-openapi';
import { networkLimits } from '../../identity/auth/auth-limits.ts';
import { callerOf } from '../../identity/auth/caller.ts';
import { readSessionHash } from '../../identity/auth/session.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { clientNetwork } from '../../platform/http/client-network.ts';
import { takeRateLimits } from '../../platform/http/limits/rate-limit.ts';
import { json, NO_SECRET, refusal, signedOut } from '../../platform/http/openapi/route-texts.ts';
import type { PathRule } from '../../platform/http/path-rules.ts';
import { createRouter, type Routes } from '../../platform/http/router.ts';
import type { KeptBuilds } from '../publish/fetch-build.ts';
import { BEACON_TYPES, readBeacon } from '../reports/read-beacon.ts';
import { findFaultsAsAdmin, recordError } from './faults.repo.ts';
import { listFaults } from './list-faults.ts';

export const ERROR_REPORT_RULE: PathRule = { path: ERROR_REPORT_PATH, types: BEACON_TYPES };

/** A page sends ten at most. */
const REPORTS_PER_NETWORK_PER_MINUTE = 300;

const reportRoute = createRoute({
  method: 'post',
  path: ERROR_REPORT_PATH,
  security: NO_SECRET,
  summary: 'Where the code of a tool broke; by sendBeacon, as JSON or as text/plain with the same in it',
  // Read below: the types of beacons are not the validator's.
  request: { body: { content: { 'text/plain': { schema: errorReportSchema } } } },
  responses: {
    204: { description: 'Counted, or dropped because it is of no user who has the build' },
    400: refusal('Not a report'),
    413: refusal('Larger than a report can be'),
    429: refusal('Too many from here'),
  },
});
const listRoute = createRoute({
  method: 'get',
  path: '/api/admin/remotes/{name}/errors',
  summary: 'Where the code of a tool breaks in browsers, with its places in the sources',
  request: { params: z.object({ name: remoteNameSchema }) },
  responses: {
    200: json('The latest first', z.array(schemaOf(REMOTE_FAULT))),
    401: signedOut,
    403: refusal('Not an admin'),
  },
});

/** What breaks in the code of tools: browsers say it, admins and the tool's team read it. */
export function faultsRoutes(deps: PlatformDeps & Pick<KeptBuilds, 'archive'>): Routes {
  const { sql, config, clock, archive = null } = deps;
  return createRouter()
    .openapi(reportRoute, async (c) => {
      const limits = networkLimits(
        'error-report',
        clientNetwork(c, config),
        REPORTS_PER_NETWORK_PER_MINUTE,
        60,
      );
      await takeRateLimits(deps, limits);
      const report = await readBeacon(c, errorReportSchema);
      await recordError(sql, report, { tokenHash: readSessionHash(c), now: clock.now() });
      return c.body(null, 204);
    })
    .openapi(listRoute, async (c) => {
      const { name } = c.req.valid('param');
      const faults = await findFaultsAsAdmin(sql, callerOf(c), name);
      return c.json(await listFaults({ dataDir: config.dataDir, archive }, name, faults), 200);
    });
}
