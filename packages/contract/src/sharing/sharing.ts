export { type MadeLabel, madeLabelOf } from './made-label.ts';
import { flag, nullable, object, optional, text, time, type ValueOf } from '../shape/field.ts';

/** PUT and GET /api/generations/{id}/share: the link by which everybody may see one item. */
export const SHARE_LINK = object({
  /** With the origin, to be copied. */
  url: text,
  /** Null: until it is switched off. */
  expiresAt: nullable(time),
  /** Prompt and settings are shown, too. */
  withRecipe: flag,
  /** The page says that it was made by AI, in the words of `madeLabelOf`. */
  withLabel: optional(flag),
});
export type ShareLink = ValueOf<typeof SHARE_LINK>;

/** What can be wrong with a thing that is shown to everybody. */
export const REPORT_REASONS = ['spam', 'hateful', 'sexual', 'violence', 'copyright', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** As they are called on screen. */
export const REPORT_REASON_TEXTS: Readonly<Record<ReportReason, string>> = {
  spam: 'Spam or deception',
  hateful: 'Hateful or harassing',
  sexual: 'Sexual content',
  violence: 'Violence',
  copyright: 'Uses my work or my likeness',
  other: 'Something else',
};

/** Characters of a visitor's own words. */
export const REPORT_LENGTH_MAX = 1000;
