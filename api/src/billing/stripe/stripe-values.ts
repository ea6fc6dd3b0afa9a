/** Stripe's times are Unix seconds. */
export const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** The same for what may not have happened. */
export const isoOrNull = (seconds: number | null): string | null =>
  seconds === null ? null : isoOf(seconds);

/** The id of what may or may not be expanded. */
export const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);
