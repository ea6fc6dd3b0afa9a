/** One setting of an item in words; without a value it is left out. */
export interface Fact {
  label: string;
  value: string | null | undefined;
  /** Said to the item's user alone. */
  isOwn?: true;
}

/** Members of a request that are files, and those that are not. */
type FileMember<Asked> = {
  [Member in keyof Asked]-?: Extract<Asked[Member], File> extends never ? never : Member;
}[keyof Asked];
type Common = 'prompt' | 'madeFrom' | 'count' | 'seed' | 'engine' | 'allow_approximation';

/** What is said of the items of a kind where one is open, and what starts one again. */
export interface ItemFacts<Item, Asked> {
  /** How it was asked for. */
  settings(item: Item): readonly Fact[];
  /** The members of its request, but for pictures and what those of all kinds have. */
  repeat(item: Item): Omit<Asked, FileMember<Asked> | Common>;
  /** The pictures that it was made of: which member of the item has the address of which one of its request. */
  pictures?: { readonly [Member in FileMember<Asked>]: keyof Item & string };
  /** The picture that its result can be compared with; '' where that is gone. */
  before?(item: Item): string;
  /** Pixels of a picture; before there are any, the shape alone. */
  pixels?(item: Item): { width: number; height: number };
  /** Items that are part of it. */
  parts?(item: Item): ReadonlyArray<{ label: string; id: string | null | undefined; kind: string }>;
  /** Its users are mailed when it is ready, because it takes minutes: what they can do then. */
  readyAction?: string;
  /** Credits of one more like it, where that is not the price of its kind. */
  price?(item: Item): number;
}

/** A value that goes over the wire, as a word on the page. */
export const capitalized = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** A result may be longer or shorter than what can be asked for. */
export const within = (value: number, { min, max }: { min: number; max: number }): number =>
  Math.min(Math.max(value, min), max);
