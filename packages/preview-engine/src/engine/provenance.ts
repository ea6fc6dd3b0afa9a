/** What a file says of its origin, in the field for comments. Nothing in it says what was asked for. */
export const PROVENANCE = 'Made by the preview engine: procedural, not an AI model';
