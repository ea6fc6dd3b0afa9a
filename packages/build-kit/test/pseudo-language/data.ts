/** What stands on pages as it is in every language. */
export const DATA: readonly RegExp[] = [
  // Brands, and addresses.
  /AI Creative|Visa|\bAda\b|AIC-\d+|https:\/\/\S+|\S+@\S+/g,
  // Prompts and responses of the fake backends; a text may still be written.
  /Has failed|Is being made|Is finished|Waits in line|Was cancelled|Cancelled|The engine did not answer\.|Fresh|bread|\bmorning\b|Every(?: \W*morning)?/g,
  // Values that go over the wire, and are shown as they are.
  /\b(?:[Ss]tandard|[Vv]ivid|Creative)\b|\b(?:Ambient|Classical|Electronic|Folk|Hip-hop|Jazz|Pop|Rock)\b/g,
  // Figures, dates and file types.
  /\b\d+(?:st|nd|rd|th)\b|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w* \d+|\b[AP]M\b|\bUTC\b/g,
];
