import { loadTwice, QUERY_KEYS } from '@aic/sdk/host';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useServices } from '../core/services-context.tsx';
import type { Services } from '../core/services.ts';
import type { Session } from '../core/use-session.ts';
import { applyServerEvent } from '../events/apply-server-event.ts';
import type { RegisteredTools, registerTools as Register } from '../remotes/register-tools.ts';

export interface ToolsLoad {
  /** The file that loads tools did not arrive, so none can be shown. */
  hasFailed: boolean;
  retry(): void;
}

/** Starts the tools once the slot is on the page, and the event stream while a user is signed in. */
export function useTools(
  session: Session,
  slotRef: RefObject<HTMLElement | null>,
  load: LoadRegistration = loadRegistration,
): ToolsLoad {
  const services = useServices();
  const user = session.state === 'signed-in' ? session.user : null;
  const tools = useRef<Promise<RegisteredTools>>(undefined);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    services.setUser(user);
    // Until the user asks for another try.
    if (hasFailed) return;
    // Single-spa and the loader of tools load with the first tool: signed-out visitors never download them.
    if (user !== null) {
      tools.current ??= startTools(load, services, slotRef);
    }
    tools.current
      ?.then(({ reconsider }) => reconsider())
      .catch((error: unknown) => {
        services.telemetry.report(error, { phase: 'tools' });
        // What is kept is the attempt: a rejected import would stay rejected.
        tools.current = undefined;
        setFailed(true);
      });
  }, [services, slotRef, user, load, hasFailed]);

  const isSignedIn = user !== null;
  useEffect(() => {
    // A visitor's page may carry no registry, or none that can be read; then nothing is known of the tools that only
    // it knows.
    if (!isSignedIn || services.registry().generation > 0) return;
    services
      .refreshRegistry()
      .catch((error: unknown) => services.telemetry.report(error, { phase: 'registry' }));
  }, [services, isSignedIn]);

  const userId = user?.id ?? null;
  useEffect(() => {
    if (userId === null) {
      return undefined;
    }
    const readReleases = (): void => {
      services
        .releasesMoved()
        .then(() => tools.current)
        .then((registered) => registered?.registryChanged())
        .catch((error: unknown) => services.telemetry.report(error, { phase: 'registry' }));
    };
    const unsubscribe = services.events.subscribe((event) => {
      applyServerEvent(event, services.queryClient, services.api);
      if (event.type === 'remotes') readReleases();
    });
    // After the stream was down, lists are read again: it may have been down for longer than events are kept.
    let wasDown = false;
    const unfollow = services.events.onStatus((status) => {
      if (status === 'open' && wasDown) {
        void services.queryClient.invalidateQueries({ queryKey: QUERY_KEYS.generations });
        services.credits.invalidate();
        // A notice of a release is not replayed.
        readReleases();
      }
      wasDown = status === 'closed';
    });
    services.events.start();
    return () => {
      unsubscribe();
      unfollow();
      services.events.stop();
    };
  }, [services, userId]);

  return {
    hasFailed,
    retry: () => setFailed(false),
  };
}

type LoadRegistration = () => Promise<{ registerTools: typeof Register }>;

const loadRegistration: LoadRegistration = () =>
  import(/* webpackChunkName: "tools" */ '../remotes/register-tools.ts');

async function startTools(
  load: LoadRegistration,
  services: Services,
  slotRef: RefObject<HTMLElement | null>,
): Promise<RegisteredTools> {
  const { registerTools } = await loadTwice(load);
  const registered = registerTools({ ...services, slot: () => slotOf(slotRef) });
  services.connectTools(registered);
  return registered;
}

function slotOf(slotRef: RefObject<HTMLElement | null>): HTMLElement {
  if (slotRef.current === null) {
    throw new Error('The tool slot is not on the page, so there is nowhere to put a tool.');
  }
  return slotRef.current;
}
