import { type Sweep, sweepOld } from '../platform/background-tasks.ts';

/** The privacy policy says how long they are kept. */
export const CONTACT_SWEEPS: readonly Sweep[] = [
  sweepOld('old contact messages', 'contact_message', 'created_at', '1 year'),
];
