import type { Sql } from '../../platform/db/client.ts';
import type { ProviderUsage } from '../providers/provider.ts';
import type { Job } from './job.ts';

/** One attempt at a vendor, as it has ended. */
export interface VendorRequest {
  /** Id of ENGINES_FILE; empty for the one that the environment configures. */
  engine: string;
  provider: string;
  model: string | null;
  /** `delivered`, or the kind of the failure. */
  outcome: string;
  startedAt: Date;
  seconds: number;
  usage: ProviderUsage;
  /** Millionths of a US dollar. Null: not known. */
  costMicros: number | null;
}

/** What its user paid is what the generation has captured: nothing, unless it was delivered. */
export async function insertVendorRequest(sql: Sql, job: Job, request: VendorRequest): Promise<void> {
  const { engine, provider, model, outcome, startedAt, seconds, usage, costMicros } = request;
  await sql`
    insert into vendor_request (generation_id, attempt, kind, engine, provider, model, outcome, started_at, seconds,
      vendor_request_id, input_tokens, output_tokens, media_seconds, images, cost_micros, credits)
    values (${job.id}, ${job.attempt}, ${job.kind}, ${engine}, ${provider}, ${model}, ${outcome}, ${startedAt},
      ${seconds}, ${usage.requestId ?? null}, ${usage.inputTokens ?? null}, ${usage.outputTokens ?? null},
      ${usage.seconds ?? null}, ${usage.images ?? null}, ${costMicros},
      coalesce((select g.price from generation g
        where g.user_id = ${job.userId} and g.id = ${job.id} and g.status = 'completed' and ${outcome} = 'delivered'), 0))`;
}
