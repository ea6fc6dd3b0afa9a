/**
 * An address as it is compared: one account, and one set of limits, whatever its case or form. Every place that looks an
 * address up uses this; the database compares bytes, because its own lower-casing differs (U+0130, for one).
 */
export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}
