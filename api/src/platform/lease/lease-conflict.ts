import { z } from 'zod';

/** What the installation that lives in a store writes into it every few seconds. */
export const leaseNoteSchema = z.object({
  /** Of this one note. The database keeps those that it has left. */
  nonce: z.uuid(),
  /** `system_identifier` of `pg_control_system()`: each cluster has its own, and no dump takes it along. */
  system: z.string(),
  /** Grows when a cluster is restored to an earlier time, or a standby takes over. */
  timeline: z.int(),
  renewedAt: z.iso.datetime(),
});

export type LeaseNote = z.infer<typeof leaseNoteSchema>;

/** What a database says of itself. */
export interface LeaseHolder {
  system: string;
  timeline: number;
  /** Nonces of the notes that it has left, newest last. */
  leases: readonly string[];
}

/** A note that is older was left by an installation that has ended. */
export const SILENCE_MS = 5 * 60_000;

/**
 * Why a database is not the one that lives in the store; null when it is, or when nobody does.
 *
 * A standby that took over has each note of the old primary and another timeline: it waits until no note has come for
 * a while, since a copy that was made a second ago looks the same.
 */
export function leaseConflict(note: LeaseNote | null, holder: LeaseHolder, now: Date): string | null {
  if (note === null) return null;
  const { system, timeline, renewedAt } = note;
  if (system !== holder.system) return 'another database server is at work in its store';
  if (!holder.leases.includes(note.nonce)) {
    return 'it was copied or restored: its store has seen later states of this database';
  }
  if (timeline === holder.timeline) return null;
  const isSilent = now.getTime() - Date.parse(renewedAt) > SILENCE_MS;
  return isSilent ? null : 'it was restored or has taken over, and the server before it was at work just now';
}
