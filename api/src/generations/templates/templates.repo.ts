import type { GenerationKind } from '@aic/contract';
import { type Template, TEMPLATES_MAX } from '@aic/contract/templates';
import type { Caller } from '../../identity/auth/caller.ts';
import type { Sql } from '../../platform/db/client.ts';
import { withAppErrors } from '../../platform/db/sql-error.ts';
import { LIBRARY_REFUSALS } from '../errors/library-errors.ts';
import { LIBRARY_RATE } from '../library/library-rate.ts';

/** All of the caller's, newest first. Null without a valid session. */
export async function findTemplates(sql: Sql, caller: Caller): Promise<Template[] | null> {
  const [row] = await sql<[{ id: string | null; templates: Template[] }]>`
    select caller.id, coalesce((
      select json_agg(json_build_object('id', t.id, 'kind', t.kind, 'text', t.text) order by t.id desc)
      from template t where t.user_id = caller.id), '[]') as templates
    from (select session_user_id(${caller.tokenHash}, ${caller.now}) as id) caller`;
  return row.id === null ? null : row.templates;
}

/** Keeps a prompt, once. @throws AppError `unauthorized`, `conflict` for one too many, `rate_limited` */
export async function saveTemplate(
  sql: Sql,
  caller: Caller,
  { kind, text }: { kind: GenerationKind; text: string },
): Promise<Template> {
  const [row] = await withAppErrors(
    sql<[{ template: Template }]>`
    select save_template(${caller.tokenHash}, ${kind}, ${text}, ${TEMPLATES_MAX}, ${sql.json(LIBRARY_RATE)},
      ${caller.now}) as template`,
    LIBRARY_REFUSALS,
  );
  return row.template;
}

/** @throws AppError `unauthorized`, `not_found`, `rate_limited` */
export async function deleteTemplate(sql: Sql, caller: Caller, id: string): Promise<void> {
  await withAppErrors(
    sql`select remove_template(${caller.tokenHash}, ${id}, ${sql.json(LIBRARY_RATE)}, ${caller.now})`,
    LIBRARY_REFUSALS,
  );
}
