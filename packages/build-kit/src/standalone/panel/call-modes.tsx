import { useSyncExternalStore } from 'react';
import { CALL_MODES } from '../call-conditions.ts';
import type { CallLog } from '../call-log.ts';
import type { SettingsStore } from '../settings.ts';
import { Choice } from './choice.tsx';

/** How each call ends that the tool has made so far, or that was set before the page was loaded again. */
export function CallModes({ settings, log }: { settings: SettingsStore; log: CallLog }) {
  const calls = useSyncExternalStore(log.subscribe, log.calls);
  const { modes } = useSyncExternalStore(settings.subscribe, settings.get);
  const names = [...new Set([...Object.keys(modes), ...calls])];

  return (
    <>
      {names.map((name) => (
        <Choice
          key={name}
          label={name}
          value={modes[name] ?? 'answers'}
          options={CALL_MODES}
          onChange={(mode) => settings.set({ modes: { ...modes, [name]: mode } })}
        />
      ))}
    </>
  );
}
