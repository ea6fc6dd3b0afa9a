import { type Sql, selectPage } from '@aic/api/testing';

/** A page of 20 as it is sent, or null without a session. */
export type RawPage = { body: string; nextCursor: string | null } | null;

interface Row {
  id: string;
  kind: 'image';
  prompt: string;
  status: string;
  request: { size: string; quality: string; style: string };
  output: { image: { key: string }; avif: { key: string }; webp: { key: string } };
  seed: number;
  progress: number;
  queuePosition: number | null;
  price: number;
  refunded: boolean;
  creditsReturned: number;
  error: string | null;
  provider: string;
  createdAt: Date;
  completedAt: Date;
  isPublished: boolean;
}

/** The gateway's own statement, in which the database builds the JSON. */
export async function pageAsJson(sql: Sql, tokenHash: Buffer): Promise<RawPage> {
  const caller = { tokenHash, now: new Date() };
  const [page] = await selectPage(sql, caller, { kind: 'image', limit: 20, after: null });
  return page ?? null;
}

/** The usual way: session and rows in one statement, rows decoded by the driver, JSON built by Node. */
export async function pageFromRows(sql: Sql, tokenHash: Buffer): Promise<RawPage> {
  const rows = await sql<Row[]>`
    select g.id, g.kind, g.prompt, wire_status(g.status) as status, g.request, g.output, g.seed, g.progress, g.price,
      g.refunded, g.credits_returned as "creditsReturned", g.error, g.provider,
        case when g.status = 'queued' then queue_position(g.queue_at, g.id) end as "queuePosition",
      g.created_at as "createdAt", g.completed_at as "completedAt",
      g.published_at is not null as "isPublished"
    from generation g
    where g.user_id = session_user_id(${tokenHash}, ${new Date()}) and g.kind = 'image'
      and g.removed_at is null and g.dismissed_at is null
    order by g.created_at desc, g.id desc
    limit 21`;
  const last = rows[19];
  const items = rows.slice(0, 20).map(({ request, output, price, createdAt, completedAt, ...row }) => ({
    ...row,
    ...request,
    imageUrl: `/media/${output.image.key}`,
    thumbnails: { avif: `/media/${output.avif.key}`, webp: `/media/${output.webp.key}` },
    credits: price,
    createdAt: createdAt.toISOString(),
    completedAt: completedAt.toISOString(),
  }));
  const nextCursor = rows.length > 20 && last ? `${last.createdAt.getTime() * 1000}_${last.id}` : null;
  return { body: JSON.stringify(items), nextCursor };
}
