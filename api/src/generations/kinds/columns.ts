/** The address of a stored file: null while there is none. */
export function mediaUrl(document: 'g.request' | 'g.output', file: string): string {
  return `'/media/' || (${document} #>> '{${file},key}')`;
}

export const THUMBNAILS = `case when g.output ? 'avif' then json_strip_nulls(json_build_object(
  'avif', '/media/' || (g.output #>> '{avif,key}'),
  'webp', '/media/' || (g.output #>> '{webp,key}'),
  'large', '/media/' || (g.output #>> '{large,key}')
)) end`;

/** Width by height of a member such as `16:9`. */
export function ratioOf(member: string, separator: ':' | 'x'): string {
  const side = (index: 1 | 2) => `split_part(g.request ->> '${member}', '${separator}', ${index})::float8`;
  return `(${side(1)} / ${side(2)})`;
}

/** Whole seconds of the file; of the wish until there is one, and for rows whose file was never measured. */
export const SECONDS = `coalesce(
  nullif(round((g.output ->> 'seconds')::numeric), 0), (g.request ->> 'duration')::numeric
)::integer`;
