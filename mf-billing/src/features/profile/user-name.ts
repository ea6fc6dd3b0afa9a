import type { User } from '@aic/sdk';

/** Display name, else first and last name, else 'Anonymous User' (rule 2.profile.overview). */
export function userName({ displayName, firstName, lastName }: User): string {
  const fullName = [firstName, lastName].filter(Boolean).join(' ');
  return displayName || fullName || 'Anonymous User';
}
