import { useEffect, useRef, type RefObject } from 'react';
import { applyServerEvent } from '../events/apply-server-event.ts';
import { useServices } from './services-context.tsx';
import type { RegisteredTools } from '../remotes/register-tools.ts';
import type { Session } from './use-session.ts';

/** Starts the tools once the slot is on the page, and the event stream while a user is signed in. */
export function useTools(session: Session, slotRef: RefObject<HTMLElement | null>): void {
  const services = useServices();
  const user = session.state === 'signed-in' ? session.user : null;
  const tools = useRef<Promise<RegisteredTools>>(undefined);

  useEffect(() => {
    services.setUser(user);
    // Single-spa and the federation runtime load with the first tool: signed-out visitors never download them.
    if (user !== null) {
      tools.current ??= import(/* webpackChunkName: "tools" */ '../remotes/register-tools.ts').then(
        ({ registerTools }) => {
          const registered = registerTools({ ...services, slot: () => slotOf(slotRef) });
          services.connectTools(registered);
          return registered;
        },
      );
    }
    tools.current
      ?.then(({ reconsider }) => reconsider())
      .catch((error: unknown) => services.telemetry.report(error, { phase: 'tools' }));
  }, [services, slotRef, user]);

  const userId = user?.id ?? null;
  useEffect(() => {
    if (userId === null) {
      return undefined;
    }
    const unsubscribe = services.events.subscribe((event) => {
      applyServerEvent(event, services.queryClient, services.api);
      if (event.type === 'remotes') {
        services
          .refreshRegistry()
          .then(() => tools.current)
          .then((registered) => registered?.registryChanged())
          .catch((error: unknown) => services.telemetry.report(error, { phase: 'registry' }));
      }
    });
    // After the stream was down, lists are read again: it may have been down for longer than events are kept.
    let wasDown = false;
    const unfollow = services.events.onStatus((status) => {
      if (status === 'open' && wasDown) {
        void services.queryClient.invalidateQueries({ queryKey: ['generations'] });
        services.credits.invalidate();
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
}

function slotOf(slotRef: RefObject<HTMLElement | null>): HTMLElement {
  if (slotRef.current === null) {
    throw new Error('The tool slot is not on the page, so there is nowhere to put a tool.');
  }
  return slotRef.current;
}
