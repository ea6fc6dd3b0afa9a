/** Something the tool asked of its host. */
interface Note {
  id: number;
  text: string;
}

/** What the tool has asked for so far, for the panel. */
export interface CallLog {
  /** Names of calls, each once, in the order of their first time. */
  calls(): readonly string[];
  /** What the tool asked its host for, newest first, the last few. */
  notes(): readonly Note[];
  addCall(name: string): void;
  /** Names of calls that the backend has no response for, each once. */
  unknown(): readonly string[];
  addUnknown(name: string): void;
  addNote(text: string): void;
  /** @returns unsubscribe */
  subscribe(listener: () => void): () => void;
}

const NOTES_MAX = 8;

export function createCallLog(): CallLog {
  let calls: readonly string[] = [];
  let unknown: readonly string[] = [];
  let notes: readonly Note[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const tell = (): void => listeners.forEach((listener) => listener());
  return {
    calls: () => calls,
    notes: () => notes,
    addCall: (name) => {
      if (calls.includes(name)) return;
      calls = [...calls, name];
      tell();
    },
    unknown: () => unknown,
    addUnknown: (name) => {
      if (unknown.includes(name)) return;
      unknown = [...unknown, name];
      tell();
    },
    addNote: (text) => {
      lastId += 1;
      notes = [{ id: lastId, text }, ...notes].slice(0, NOTES_MAX);
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
