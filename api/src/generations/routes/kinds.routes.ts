import { type GenerationKind, KINDS } from '@aic/contract';
import { ITEM_SCHEMAS } from '@aic/contract/schemas';
import { callerOf } from '../../identity/auth/caller.ts';
import type { PathRule } from '../../platform/http/path-rules.ts';
import { createRouter, type Routes } from '../../platform/http/router.ts';
import type { GenerationDeps } from '../generation-deps.ts';
import type { Start } from '../kinds/server-kind.ts';
import { SERVER_KINDS } from '../kinds/server-kinds.ts';
import { createListReader, sendPage } from '../list/send-page.ts';
import { readGenerationHeaders } from '../start/generation-headers.ts';
import { requireFollowed } from '../start/require-followed.ts';
import { respondStarted } from '../start/respond-started.ts';
import { startFromUpload } from '../start/start-from-upload.ts';
import { startGenerations } from '../start/start-generations.ts';
import { termsOf } from '../start/terms-of.ts';
import { fileField, listRoute, startRoute, uploadRoute } from './openapi.ts';

/** The calls that take files limit what they receive themselves (uploads/receive-form.ts). */
export const UPLOAD_RULES: readonly PathRule[] = Object.values(KINDS).flatMap(({ startPaths }) =>
  'form' in startPaths ? [{ path: startPaths.form, limitsBody: true, types: ['multipart/form-data'] }] : [],
);

/** The list of a kind and the calls that start one, as its description has them. */
export function kindRoutes(deps: GenerationDeps, kind: GenerationKind): Routes {
  const { json, form }: { json?: Start; form?: Start } = SERVER_KINDS[kind];
  const { pluralLabel, listPath, startPaths } = KINDS[kind];
  const router = createRouter();
  const route = listRoute(listPath, pluralLabel, ITEM_SCHEMAS[kind]);
  router.openAPIRegistry.registerPath(route);
  const reader = createListReader(deps.listSql, kind);
  router.get(route.path, (c) => sendPage(c, reader, callerOf(c), kind));
  if (json && startPaths.json !== undefined) router.route('/', jsonStart(deps, kind, startPaths.json, json));
  if (form && startPaths.form !== undefined) router.route('/', formStart(deps, kind, startPaths.form, form));
  return router;
}

function jsonStart(deps: GenerationDeps, kind: GenerationKind, path: string, start: Start): Routes {
  const route = startRoute({ path, summary: start.summary, body: start.schema, item: ITEM_SCHEMAS[kind] });
  return createRouter().openapi(route, async (c) => {
    const caller = callerOf(c);
    const asked = c.req.valid('json');
    const request = await requireFollowed(deps, caller, { kind, request: asked, hasPicture: false });
    const { items } = await startGenerations(deps, caller, c.req.valid('header'), {
      kind,
      request,
      ...termsOf(deps, kind, start, asked),
    });
    return respondStarted(c, deps, caller, items);
  });
}

function formStart(deps: GenerationDeps, kind: GenerationKind, path: string, start: Start): Routes {
  const { summary, schema, images = [] } = start;
  const files = images.map(({ name, missing }) => [
    name,
    missing === null ? fileField.optional() : fileField,
  ]);
  const router = createRouter();
  router.openAPIRegistry.registerPath(
    uploadRoute({ path, summary, form: schema.extend(Object.fromEntries(files)), item: ITEM_SCHEMAS[kind] }),
  );
  return router.post(path, async (c) => {
    const caller = callerOf(c);
    const items = await startFromUpload(c, deps, caller, readGenerationHeaders(c), { kind, start });
    return respondStarted(c, deps, caller, items);
  });
}
