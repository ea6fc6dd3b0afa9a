import { invalidRequest, missing } from './stripe-error.ts';

export interface PageParams {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
}

export interface Page<Row> {
  object: 'list';
  data: Row[];
  has_more: boolean;
  url: string;
}

/**
 * One page of a list.
 *
 * @param rows in the list's order: newest first
 * @throws StripeError when the limit is not 1 to 100, or the cursor names no row of the list
 */
export function pageOf<Row extends { id: string }>(
  rows: readonly Row[],
  url: string,
  params: PageParams,
): Page<Row> {
  const limit = params.limit ?? 10;
  if (limit < 1 || limit > 100) {
    throw invalidRequest(`Invalid integer: limit must be between 1 and 100, and was ${limit}.`, {
      code: 'parameter_invalid_integer',
      param: 'limit',
    });
  }
  if (params.ending_before !== undefined) {
    const end = indexOf(rows, params.ending_before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: rows.slice(start, end), has_more: start > 0, url };
  }
  const start =
    params.starting_after === undefined ? 0 : indexOf(rows, params.starting_after, 'starting_after') + 1;
  return {
    object: 'list',
    data: rows.slice(start, start + limit),
    has_more: start + limit < rows.length,
    url,
  };
}

function indexOf(rows: ReadonlyArray<{ id: string }>, id: string, param: string): number {
  const index = rows.findIndex((row) => row.id === id);
  if (index < 0) {
    throw missing('object', id, param);
  }
  return index;
}

export type TimeRange =
  | number
  | { gt?: number | undefined; gte?: number | undefined; lt?: number | undefined; lte?: number | undefined };

/** Whether a time is in a `created` filter's range; all times are, without a filter. Unix seconds. */
export function isWithin(time: number, range: TimeRange | undefined): boolean {
  if (range === undefined) {
    return true;
  }
  if (typeof range === 'number') {
    return time === range;
  }
  return (
    time > (range.gt ?? -Infinity) &&
    time >= (range.gte ?? -Infinity) &&
    time < (range.lt ?? Infinity) &&
    time <= (range.lte ?? Infinity)
  );
}
