import type { ServerEvent } from '@aic/contract';
import { createFakeGateway } from './fake/fake-gateway.ts';
import { FAKE_USERS } from './fake/fake-users.ts';
import type { SettingsStore } from './settings.ts';

export interface Backend {
  fetch: typeof fetch;
  /** @returns unsubscribe */
  onEvent(listener: (event: ServerEvent) => void): () => void;
}

/** A gateway in memory that does what the panel says. @param onUnknown gets each call that it has no response for */
export function createFakeBackend(settings: SettingsStore, onUnknown: (call: string) => void): Backend {
  const { emit, onEvent } = createEvents();
  const gateway = createFakeGateway({ user: () => FAKE_USERS[settings.get().user], emit, onUnknown });
  let applied = settings.get();
  gateway.setCredits(applied.credits);
  if (applied.list === 'empty') gateway.setList('empty');
  settings.subscribe(() => {
    const next = settings.get();
    if (next.credits !== applied.credits) gateway.setCredits(next.credits);
    if (next.list !== applied.list) gateway.setList(next.list);
    applied = next;
  });
  return { fetch: gateway.fetch, onEvent };
}

/** The API behind the page's own server, which hands calls on. */
export function createRealBackend(): Backend {
  const { emit, onEvent } = createEvents();
  new EventSource('/api/events').addEventListener('message', ({ data }) => emit(JSON.parse(data)));
  return { fetch: (...call) => fetch(...call), onEvent };
}

function createEvents() {
  const listeners = new Set<(event: ServerEvent) => void>();
  return {
    emit: (event: ServerEvent) => listeners.forEach((listener) => listener(event)),
    onEvent: (listener: (event: ServerEvent) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
