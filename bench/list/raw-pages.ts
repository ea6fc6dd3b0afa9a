import { type Sql, selectPage } from '@aic/api/testing';

/** A page of 20 as it is sent, or null without a session. */
export type RawPage = { body: string; nextCursor: string | null } | null;

interface Row {
  id: string;
  kind: 'image';
  prompt: string;
  status: string;
  request: {
    size: string;
    quality: string;
    style: string;
    ratio?: string;
    exclude?: string;
    image?: { key: string };
    strength?: number;
  };
  output: {
    image: { key: string; width?: number; height?: number };
    avif: { key: string };
    webp: { key: string };
    details?: { engine?: string };
    reading?: unknown;
  };
  seed: number;
  progress: number;
  queuePosition: number | null;
  deferredPlace: number | null;
  price: number;
  refunded: boolean;
  creditsReturned: number;
  error: string | null;
  provider: string;
  createdAt: Date;
  completedAt: Date;
  isPublished: boolean;
  isShared: boolean;
  isCancelled: boolean;
  isFavourite: boolean;
  folderId: string | null;
  batchId: string | null;
  removedAt: Date | null;
  madeFrom: { id: string; kind: string } | null;
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
      case when g.status = 'deferred' then deferred_place(g.user_id, g.created_at, g.id) end as "deferredPlace",
      exists (select from share_link l where l.user_id = g.user_id and l.generation_id = g.id) as "isShared",
      g.status = 'cancelled' as "isCancelled", g.favourite_at is not null as "isFavourite",
      g.folder_id as "folderId", g.batch_id as "batchId", g.removed_at as "removedAt",
      case when g.made_from is not null then (
        select json_build_object('id', s.id, 'kind', s.kind) from generation s
        where s.user_id = g.user_id and s.id = g.made_from and s.purged_at is null
      ) end as "madeFrom",
      g.created_at as "createdAt", g.completed_at as "completedAt",
      g.published_at is not null as "isPublished"
    from generation g
    where g.user_id = session_user_id(${tokenHash}, ${new Date()}) and g.kind = 'image'
      and g.removed_at is null and g.dismissed_at is null
    order by g.created_at desc, g.id desc
    limit 21`;
  const last = rows[19];
  const items = rows.slice(0, 20).map(toItem);
  const nextCursor = rows.length > 20 && last ? `${last.createdAt.getTime() * 1000}_${last.id}` : null;
  return { body: JSON.stringify(items), nextCursor };
}

function toItem({ request, output, price, createdAt, completedAt, removedAt, ...row }: Row) {
  const { image, ...asked } = request;
  const { width, height } = output.image;
  return {
    ...row,
    ...asked,
    ratio: request.ratio ?? null,
    exclude: request.exclude ?? null,
    strength: request.strength ?? null,
    pixels: width === undefined ? request.size : `${width}x${height}`,
    referenceImageUrl: image ? `/media/${image.key}` : null,
    imageUrl: `/media/${output.image.key}`,
    thumbnails: { avif: `/media/${output.avif.key}`, webp: `/media/${output.webp.key}` },
    engine: output.details?.engine ?? null,
    reading: output.reading ?? null,
    credits: price,
    createdAt: createdAt.toISOString(),
    completedAt: completedAt.toISOString(),
    removedAt: removedAt?.toISOString() ?? null,
  };
}
