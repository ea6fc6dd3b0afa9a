import type { Doorbell } from '../src/deps.ts';

export interface RecordingDoorbell extends Doorbell {
  rings: string[];
}

/** Rings nowhere and remembers: `jobs`, or `events <user id>`. */
export function createRecordingDoorbell(): RecordingDoorbell {
  const rings: string[] = [];
  return {
    rings,
    ring: (channel: 'jobs' | 'events', userId?: string) => {
      rings.push(userId === undefined ? channel : `${channel} ${userId}`);
    },
  };
}
