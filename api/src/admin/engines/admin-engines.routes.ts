import { GENERATION_KINDS, type GenerationKind } from '@aic/contract';
import { ADMIN_ENGINES, ENGINE_MODELS, ENGINE_TRIAL } from '@aic/contract/admin';
import { schemaOf } from '@aic/contract/schemas';
import { createRoute, z } from '@hono/zod-openapi';
import type { EngineSet } from '../../generations/engines/engine-set.ts';
import { openKey, sealKey } from '../../generations/engines/stored-engines.repo.ts';
import { ENVIRONMENT_ENGINE } from '../../generations/providers/engine.ts';
import { callerOf } from '../../identity/auth/caller.ts';
import {
  type AdminEngine,
  adminEngineSchema,
  engineId,
  type EngineSetting,
  problemsOf,
  settingOf,
} from '../../platform/config/engines.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { invalidFields } from '../../platform/errors/errors.ts';
import { StartError } from '../../platform/errors/start-error.ts';
import { studioHeld } from '../../platform/errors/storage-failures.ts';
import { takeRateLimits } from '../../platform/http/limits/rate-limit.ts';
import { body, done, json, refusal, signedOut } from '../../platform/http/openapi/route-texts.ts';
import { createRouter, type Routes } from '../../platform/http/router.ts';
import { beginAdminAction, requireAdmin } from '../admin.repo.ts';
import { arrangeEngines, type KeyChange, removeEngine, saveEngine } from './admin-engines.repo.ts';
import { listEngines } from './list-engines.ts';
import { listModels } from './list-models.ts';
import { tryNow } from './try-now.ts';

const kind = z.enum(GENERATION_KINDS);
const params = z.object({ kind, id: engineId });
const refusals = {
  400: refusal('Not valid'),
  401: signedOut,
  403: refusal('Not an admin'),
  404: refusal('There is none'),
  429: refusal('Too many at once'),
  503: refusal('The studio is held back'),
};
/** What a header holds, which is where it is sent. */
const key = z
  .string()
  .trim()
  .min(1)
  .max(1000)
  .regex(/^[\x21-\x7e]*$/, 'must be of letters, digits and signs without a space')
  .nullable()
  .optional();
/** Each engine of a kind has one place. */
const order = z
  .array(z.strictObject({ id: engineId, isOn: z.boolean() }))
  .max(100)
  .refine((engines) => new Set(engines.map(({ id }) => id)).size === engines.length, 'names one twice');
/** An engine as it is typed. A key that is missing is the one that was saved; null: there is none. */
const typed = z.strictObject({ engine: adminEngineSchema, key });
/** Without an engine it is the one that there is. */
const typedOrSaved = z.strictObject({ engine: adminEngineSchema.optional(), key });

const listRoute = createRoute({
  method: 'get',
  path: '/api/admin/engines',
  summary: 'Which engines there are, which are in force and why',
  responses: { 200: json('All of them, and who there is to add', schemaOf(ADMIN_ENGINES)), ...refusals },
});
const arrangeRoute = createRoute({
  method: 'post',
  path: '/api/admin/engines/{kind}',
  summary: 'Put the engines of a kind in order, and turn them on or off',
  request: {
    params: z.object({ kind }),
    ...body(z.strictObject({ engines: order })),
  },
  responses: { 200: done('Done'), ...refusals },
});
const saveRoute = createRoute({
  method: 'post',
  path: '/api/admin/engines/{kind}/{id}',
  summary: 'Add an engine, or change one that was added',
  request: { params, ...body(typed) },
  responses: { 200: done('Done'), ...refusals },
});
const removeRoute = createRoute({
  method: 'post',
  path: '/api/admin/engines/{kind}/{id}/remove',
  summary: 'Forget an engine that was added, with its key',
  request: { params },
  responses: { 200: done('Done'), ...refusals },
});
const modelsRoute = createRoute({
  method: 'post',
  path: '/api/admin/engines/{kind}/{id}/models',
  summary: 'The models that the server of an engine names',
  request: { params, ...body(typed) },
  responses: { 200: json('Its models, or why there are none', schemaOf(ENGINE_MODELS)), ...refusals },
});
const tryRoute = createRoute({
  method: 'post',
  path: '/api/admin/engines/{kind}/{id}/try',
  summary: 'Have an engine make the smallest thing; its vendor may charge for it, and nothing is kept',
  request: { params, ...body(typedOrSaved) },
  responses: { 200: json('What came of it', schemaOf(ENGINE_TRIAL)), ...refusals },
});

const TRIALS = { key: 'engine-trials', limit: 20, windowSeconds: 60 };
const MODEL_LISTS = { key: 'engine-models', limit: 60, windowSeconds: 60 };
/** No browser waits longer for a response. */
const TRIAL_MS_MAX = 300_000;

export interface AdminEnginesDeps extends PlatformDeps {
  engines: EngineSet;
}

/** How admins add, change, order and try engines (docs/operate/providers.md). */
export function adminEnginesRoutes(deps: AdminEnginesDeps): Routes {
  const { sql, engines, config } = deps;
  const requireOwnStudio = (): void => {
    if (deps.held?.()) throw studioHeld();
  };
  return createRouter()
    .openapi(listRoute, async (c) => {
      await requireAdmin(sql, callerOf(c));
      await engines.refresh();
      return c.json(listEngines(engines), 200);
    })
    .openapi(arrangeRoute, async (c) => {
      requireOwnStudio();
      await arrangeEngines(sql, callerOf(c), c.req.valid('param').kind, c.req.valid('json').engines);
      await engines.refresh();
      return c.json({}, 200);
    })
    .openapi(saveRoute, async (c) => {
      requireOwnStudio();
      const place = c.req.valid('param');
      const { engine, key: typedKey } = c.req.valid('json');
      await requireAdmin(sql, callerOf(c));
      await engines.refresh();
      requireWhole(place, engine);
      await saveEngine(sql, callerOf(c), { ...place, engine, key: keyChange(place, engine, typedKey) });
      await engines.refresh();
      return c.json({}, 200);
    })
    .openapi(removeRoute, async (c) => {
      requireOwnStudio();
      const place = c.req.valid('param');
      await removeEngine(sql, callerOf(c), place.kind, place.id);
      await engines.refresh();
      return c.json({}, 200);
    })
    .openapi(modelsRoute, async (c) => {
      requireOwnStudio();
      await requireAdmin(sql, callerOf(c));
      await takeRateLimits(deps, [MODEL_LISTS]);
      await engines.refresh();
      const setting = settingAsTyped(c.req.valid('param'), c.req.valid('json'));
      return c.json(await listModels(setting, c.req.raw.signal), 200);
    })
    .openapi(tryRoute, async (c) => {
      requireOwnStudio();
      const place = c.req.valid('param');
      const asTyped = c.req.valid('json');
      await beginAdminAction(sql, callerOf(c), 'try-engine', place);
      await takeRateLimits(deps, [TRIALS]);
      await engines.refresh();
      const { engine } = asTyped;
      if (engine) requireWhole(place, engine);
      const setting = engine ? settingAsTyped(place, { ...asTyped, engine }) : savedSetting(place);
      const limits = {
        timeoutMs: Math.min(config.jobTimeoutMs, TRIAL_MS_MAX),
        signal: c.req.raw.signal,
      };
      return c.json(await tryNow(engines, place.kind, setting, limits), 200);
    });

  function requireWhole({ kind: made, id }: Place, engine: AdminEngine): void {
    const known = engines.list().find((one) => one.kind === made && one.setting.id === id);
    if (id === ENVIRONMENT_ENGINE || (known && known.source !== 'administration')) {
      throw new AppError('conflict', 'This engine is described elsewhere, so it cannot be changed here.');
    }
    const problems = problemsOf(made, id, engine);
    if (Object.keys(problems).length > 0) throw invalidFields(problems);
    try {
      engines.make(made, settingOf(id, engine, { apiKey: null, timeoutMs: config.providerTimeoutMs }));
    } catch (error) {
      if (error instanceof StartError) throw invalidFields({ vendor: error.message });
      throw error;
    }
  }

  function keyChange(place: Place, engine: AdminEngine, typedKey: string | null | undefined): KeyChange {
    if (typedKey === undefined) return keptKey(engines, place, engine) === null ? null : 'kept';
    return typedKey === null ? null : sealKey(engines.box, typedKey, place.kind, place.id, engine);
  }

  function settingAsTyped(place: Place, { engine, key: typedKey }: z.output<typeof typed>): EngineSetting {
    const apiKey = typedKey === undefined ? keptKey(engines, place, engine) : typedKey;
    return settingOf(place.id, engine, { apiKey, timeoutMs: config.providerTimeoutMs });
  }

  function savedSetting({ kind: made, id }: Place): EngineSetting {
    const known = engines.list().find((one) => one.kind === made && one.setting.id === id);
    if (!known) throw new AppError('not_found', 'There is no such engine.');
    if (known.setting.problem === 'key') throw keyNeeded();
    return known.setting;
  }
}

interface Place {
  kind: GenerationKind;
  id: string;
}

const keyNeeded = (): AppError =>
  invalidFields({ key: 'Please type the key again: it was saved for another vendor or address.' });

/** The key that was saved, which is good for the address that it was typed for. Null: there is none. */
function keptKey(
  { box, storedKey }: EngineSet,
  { kind: made, id }: Place,
  engine: AdminEngine,
): string | null {
  const sealed = storedKey(made, id);
  if (sealed === null) return null;
  const opened = openKey(box, sealed, made, id, engine);
  if (opened === null) throw keyNeeded();
  return opened;
}
