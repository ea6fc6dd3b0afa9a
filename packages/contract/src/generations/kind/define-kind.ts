import { object, oneOf, type Fields, type ValueOf } from '../../shape/field.ts';
import { COMMON_FIELDS } from './item.ts';

export const MEDIA = ['picture', 'film', 'sound', 'words'] as const;
export type Medium = (typeof MEDIA)[number];

interface KindFacts {
  /** One of its items, in lists of all kinds. */
  name: string;
  /** All of them, as a filter. */
  pluralLabel: string;
  /** Begins another one. */
  newLabel: string;
  /** In a sentence, as in mails: "your track". */
  noun: string;
  /** What its engine does with words: "Can play: calm piano." */
  verb: string;
  /** Its page, where its tool shows it. */
  page: string;
  /** Of a download: how its name begins, how it ends, and what it is called where it fails. */
  file: { prefix: string; extension: string; noun: string };
  /** What is said where the prompt is missing: by the page before it asks, by the gateway to everyone else. */
  missingPrompt: string;
  /** Credits, without options that cost more. */
  price: number;
  /** How a result is shown where items of all kinds stand together. */
  medium: Medium;
  /** GET: the user's items, newest first. */
  listPath: string;
  /** POST: starts one, from JSON or, with files, from a multipart form. */
  startPaths: { json?: string; form?: string };
  /** Its list is polled while the event stream is down, whatever is under way (rule 4.job.poll-music). */
  isAlwaysPolled?: true;
}

interface KindDescription<Own extends Fields, Shown> extends KindFacts {
  medium: Medium & Shown;
  /** What its items have beside the common members. */
  fields: Own;
  /** The member that is the result: the address of a file, or the words. */
  result: keyof Own & string;
  /** Width by height of its tile. Known from the request: a tile never changes its shape. */
  aspectRatio(item: ValueOf<{ type: 'object'; fields: Own }>): number;
  /** What a request says in other words than its item, and what an item has only where it was asked for. */
  asItem?(request: object): object;
}

/** The facts of a kind, and its items as one description. */
export interface Kind<Members extends Fields, Shown = Medium> extends KindFacts {
  medium: Medium & Shown;
  item: { type: 'object'; fields: Members };
  result: string;
  aspectRatio(item: never): number;
  asItem?(request: object): object;
}

/**
 * One kind of generation, as everybody knows it: lists, checks, types, prices, calls, fakes and public pages follow
 * from it. What it asks of a user is in the schema of its request, what the server does in `api/src/generations/kinds`.
 */
export function defineKind<const Name extends string, const Own extends Fields, const Shown extends Medium>(
  name: Name,
  { fields, ...facts }: KindDescription<Own, Shown>,
): Kind<
  { readonly kind: { type: 'oneOf'; values: readonly [Name] } } & Omit<typeof COMMON_FIELDS, keyof Own> & Own,
  Shown
> {
  return { ...facts, item: object({ kind: oneOf([name]), ...COMMON_FIELDS, ...fields }) };
}
