import { token } from '@aic/design-system';
import { useId, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import type { CallLog } from '../call-log.ts';
import { USER_KINDS } from '../fake/fake-users.ts';
import type { SettingsStore } from '../settings.ts';
import { CallModes } from './call-modes.tsx';
import { Choice } from './choice.tsx';
import { UnknownCalls } from './unknown-calls.tsx';

const DELAYS_MS = ['0', '500', '2000', '10000'] as const;

export interface PanelProps {
  toolName: string;
  /** Origin of the real API; null: the backend is fake. */
  api: string | null;
  settings: SettingsStore;
  log: CallLog;
  onTheme(): void;
}

/** Controls beside the tool: what its host and its backend do. */
export function Panel({ toolName, api, settings, log, onTheme }: PanelProps) {
  const id = useId();
  const current = useSyncExternalStore(settings.subscribe, settings.get);
  const notes = useSyncExternalStore(log.subscribe, log.notes);
  const { isPanelOpen, credits, user, list, delayMs } = current;

  return (
    <Root aria-label="Controls of the page" data-open={isPanelOpen || undefined}>
      <button
        type="button"
        aria-expanded={isPanelOpen}
        aria-controls={id}
        onClick={() => settings.set({ isPanelOpen: !isPanelOpen })}
      >
        {isPanelOpen ? 'Hide controls' : 'Controls'}
      </button>
      <Body id={id} hidden={!isPanelOpen}>
        <strong>{toolName}, alone</strong>
        <span>{api === null ? 'The backend is fake.' : `The backend is ${api}.`}</span>
        <UnknownCalls toolName={toolName} log={log} />
        <button type="button" onClick={onTheme}>
          Change theme
        </button>
        {api === null && (
          <>
            <Choice
              label="User"
              value={user}
              options={USER_KINDS}
              onChange={(next) => settings.set({ user: next })}
            />
            <Choice
              label="List"
              value={list}
              options={['full', 'empty']}
              onChange={(next) => settings.set({ list: next })}
            />
            <Row>
              Credits to start with
              <input
                type="number"
                min={0}
                value={credits}
                onChange={({ target }) => settings.set({ credits: Math.max(0, target.valueAsNumber || 0) })}
              />
            </Row>
          </>
        )}
        <Choice
          label="Answers after (ms)"
          value={String(delayMs)}
          options={DELAYS_MS}
          onChange={(next) => settings.set({ delayMs: Number(next) })}
        />
        <CallModes settings={settings} log={log} />
        <span>What the tool asked of its host</span>
        <Notes aria-live="polite">
          {notes.map(({ id: noteId, text }) => (
            <li key={noteId}>{text}</li>
          ))}
        </Notes>
      </Body>
    </Root>
  );
}

const Root = styled.aside`
  position: sticky;
  top: 0;
  align-self: start;
  max-height: 100vh;
  overflow: auto;
  padding: ${token.space[16]};
  color: ${token.color.fg};

  &[data-open] {
    width: 300px;
    min-height: 100vh;
    background: ${token.color.surface};
    border-inline-start: 1px solid ${token.color.border};
  }
`;

const Body = styled.div`
  display: grid;
  gap: ${token.space[12]};
  margin-block-start: ${token.space[12]};

  &[hidden] {
    display: none;
  }
`;

const Row = styled.label`
  display: flex;
  justify-content: space-between;
  gap: ${token.space[8]};
`;

const Notes = styled.ul`
  margin: 0;
  padding-inline-start: ${token.space[16]};
  overflow-wrap: anywhere;
`;
