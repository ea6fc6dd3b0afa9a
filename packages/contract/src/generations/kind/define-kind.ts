import { object, oneOf, type Fields } from '../../shape/field.ts';
import { COMMON_FIELDS } from './item.ts';

interface KindFacts {
  /** One of its items, in lists of all kinds. */
  name: string;
  /** What is said where the prompt is missing: by the page before it asks, by the gateway to everyone else. */
  missingPrompt: string;
  /** Credits, without options that cost more. */
  price: number;
  /** How a result is shown where items of all kinds stand together. */
  medium: 'picture' | 'film' | 'sound' | 'words';
  /** GET: the user's items, newest first. */
  listPath: string;
  /** POST: starts one, from JSON or, with files, from a multipart form. */
  startPaths: { json?: string; form?: string };
}

interface KindDescription<Own extends Fields, Shown> extends KindFacts {
  medium: KindFacts['medium'] & Shown;
  /** What its items have beside the common members. */
  fields: Own;
  /** The member that is the result: the address of a file, or the words. */
  result: keyof Own & string;
}

/** The facts of a kind, and its items as one description. */
export interface Kind<Members extends Fields, Shown = KindFacts['medium']> extends KindFacts {
  medium: KindFacts['medium'] & Shown;
  item: { type: 'object'; fields: Members };
  result: string;
}

/**
 * One kind of generation, as everybody knows it: lists, checks, types, prices, calls, fakes and public pages follow
 * from it. What it asks of a user is in the schema of its request, what the server does in `api/src/generations/kinds`.
 */
export function defineKind<
  const Name extends string,
  const Own extends Fields,
  const Shown extends KindFacts['medium'],
>(
  name: Name,
  { fields, ...facts }: KindDescription<Own, Shown>,
): Kind<
  { readonly kind: { type: 'oneOf'; values: readonly [Name] } } & Omit<typeof COMMON_FIELDS, keyof Own> & Own,
  Shown
> {
  return { ...facts, item: object({ kind: oneOf([name]), ...COMMON_FIELDS, ...fields }) };
}
