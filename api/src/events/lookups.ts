import { setTimeout as delay } from 'node:timers/promises';

/** Looked up together: few enough that none waits for long, many enough that a statement pays. */
const USERS_AT_ONCE = 200;
const RETRY_MS = 1000;

export interface Lookups {
  /** Something has happened for these users: they are looked up at once. */
  notify(userIds: Iterable<string>): void;
  /** It is their turn, though nothing was heard of them. */
  remind(userIds: Iterable<string>): void;
  close(): void;
}

/**
 * Decides who is looked up when. Notified users never wait for those whose turn it is: each of the two has a lane of
 * its own. A user is in one lookup at a time, so that what was read first is sent first. One that fails is tried again.
 */
export function createLookups(
  lookUp: (userIds: readonly string[]) => Promise<void>,
  onError: (error: unknown) => void,
): Lookups {
  const inHand = new Set<string>();
  let isClosed = false;
  const lanes = [createLane(), createLane()] as const;
  const [notified, reminded] = lanes;

  function createLane() {
    const due = new Set<string>();
    let isBusy = false;

    function take(): string[] {
      const some: string[] = [];
      for (const userId of due) {
        if (isClosed || some.length === USERS_AT_ONCE) break;
        if (!inHand.has(userId)) some.push(userId);
      }
      for (const userId of some) due.delete(userId);
      return some;
    }

    async function work(): Promise<void> {
      isBusy = true;
      for (let some = take(); some.length > 0; some = take()) {
        for (const userId of some) inHand.add(userId);
        try {
          await lookUp(some);
        } catch (error) {
          for (const userId of some) due.add(userId);
          if (isClosed) break;
          onError(error);
          await delay(RETRY_MS, undefined, { ref: false });
        } finally {
          for (const userId of some) inHand.delete(userId);
          // One of these may have been notified meanwhile.
          for (const lane of lanes) lane.start();
        }
      }
      isBusy = false;
    }

    return {
      due,
      start() {
        if (!isBusy && due.size > 0 && !isClosed) void work();
      },
    };
  }

  return {
    notify(userIds) {
      for (const userId of userIds) notified.due.add(userId);
      notified.start();
    },
    remind(userIds) {
      for (const userId of userIds) reminded.due.add(userId);
      reminded.start();
    },
    close() {
      isClosed = true;
    },
  };
}
