import type { ServerEvent, User } from '@aic/contract';
import { Announcer } from '@aic/design-system';
import { ToastViewport, type ToastMessage } from '@aic/design-system/toast';
import type { ToastInput } from '@aic/sdk';
import type { Tool } from '@aic/sdk';
import { QUERY_KEYS } from '@aic/sdk/host';
import type { FakeShell } from '@aic/sdk/testing/fakes';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CallLog } from './call-log.ts';
import { crashText } from './crash-text.ts';
import { Panel } from './panel/panel.tsx';
import type { SettingsStore } from './settings.ts';
import { createStandaloneShell, toggleTheme } from './standalone-shell.ts';

export interface StandalonePageProps {
  tool: Tool;
  api: string | null;
  user: User;
  fetch: typeof fetch;
  settings: SettingsStore;
  log: CallLog;
  /** Of the backend. @returns unsubscribe */
  onEvent(listener: (event: ServerEvent) => void): () => void;
}

/**
 * A tool in an element of its own, its toasts, and the panel. Another user is another host: the tool is mounted
 * again.
 */
export function StandalonePage({ tool, api, user, fetch, settings, log, onEvent }: StandalonePageProps) {
  const slotRef = useRef<HTMLElement>(null);
  const [toast, setToast] = useState<ToastMessage | null>(null);
  const [crash, setCrash] = useState<string | null>(null);

  const handleToast = useEffectEvent((input: ToastInput | null) => setToast(input && messageOf(input)));
  const handleCrash = useEffectEvent((error: unknown) => setCrash(crashText(error)));
  useEffect(() => {
    const shell = createStandaloneShell({ fetch, user, onToast: handleToast, onNote: log.addNote });
    const element = document.createElement('div');
    slotRef.current?.replaceChildren(element);
    const mounted = tool.mount({ element, shell, onCrash: handleCrash });
    const unfollow = onEvent((event) => shell.emit(event));
    const unsubscribe = followLists(settings, shell);
    return () => {
      unsubscribe();
      unfollow();
      element.remove();
      // React is in the middle of its own work here, and the tool has a root of its own.
      setTimeout(() => mounted.unmount(), 0);
    };
  }, [tool, user, fetch, settings, log, onEvent]);

  return (
    <Announcer>
      <main id="main" ref={slotRef} />
      {crash !== null && <pre role="alert">The tool stopped working: {crash}</pre>}
      <Panel toolName={tool.name} api={api} settings={settings} log={log} onTheme={toggleTheme} />
      <ToastViewport toast={toast} onDismiss={() => setToast(null)} />
    </Announcer>
  );
}

/** The list of another setting is read at once, as after an event of the gateway. */
function followLists(settings: SettingsStore, { queryClient }: FakeShell): () => void {
  let { list } = settings.get();
  return settings.subscribe(() => {
    if (settings.get().list === list) return;
    ({ list } = settings.get());
    void queryClient.invalidateQueries({ queryKey: QUERY_KEYS.generations });
  });
}

const messageOf = ({ action, ...toast }: ToastInput): ToastMessage => ({
  id: crypto.randomUUID(),
  variant: 'default',
  ...toast,
  ...(action && { action: { label: action.label, onSelect: action.run } }),
});
