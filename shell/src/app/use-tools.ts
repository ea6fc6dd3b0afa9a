import type { User } from '@aic/sdk';
import { loadTwice } from '@aic/sdk/host';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useServices } from '../core/services-context.tsx';
import type { Services } from '../core/services.ts';
import { hasKeptPreviews } from '../remotes/overrides/has-kept-previews.ts';
import type { RegisteredTools, registerTools as Register } from '../remotes/register-tools.ts';

export interface ToolsLoad {
  /** The file that loads tools did not arrive, so none can be shown. */
  hasFailed: boolean;
  /** This tab has opened links to builds, and the gateway has not said so far which tools these bring. */
  isWaiting: boolean;
  retry(): void;
}

/** Starts the tools once the slot is on the page and a user is signed in. */
export function useTools(
  user: User | null,
  slotRef: RefObject<HTMLElement | null>,
  load: LoadRegistration = loadRegistration,
): ToolsLoad {
  const services = useServices();
  const tools = useRef<Promise<RegisteredTools>>(undefined);
  const [hasFailed, setFailed] = useState(false);
  const [isWaiting, setWaiting] = useState(hasKeptPreviews);

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
      })
      .finally(() => setWaiting(false));
  }, [services, slotRef, user, load, hasFailed]);

  return {
    hasFailed,
    isWaiting: isWaiting && user !== null,
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
  const [{ registerTools }, followPreviews] = await Promise.all([
    loadTwice(load),
    // Before the first tool is loaded: the HTML knows of no link to a build.
    hasKeptPreviews() ? loadPreviews().then((part) => part.readPreviews(services)) : null,
  ]);
  const registered = registerTools({ ...services, slot: () => slotOf(slotRef) });
  services.connectTools(registered);
  followPreviews?.(registered.restart);
  return registered;
}

const loadPreviews = () =>
  import(/* webpackChunkName: "overrides" */ '../remotes/overrides/follow-previews.ts');

function slotOf(slotRef: RefObject<HTMLElement | null>): HTMLElement {
  if (slotRef.current === null) {
    throw new Error('The tool slot is not on the page, so there is nowhere to put a tool.');
  }
  return slotRef.current;
}
