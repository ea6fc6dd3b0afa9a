import { Button, Stack, TextField } from '@aic/design-system';
import { Dialog, Select } from '@aic/design-system/overlays';
import { TOOLS } from '@aic/sdk';
import { useId, useState, type FormEvent } from 'react';
import { useAdminAction } from '../../../api/use-admin-action.ts';
import type { ReleasedChannel } from '../release-rows.ts';

/** A build to release to everybody, or a channel to change. */
export type CommandTarget =
  | { kind: 'build'; name: string; build: string }
  | ({ kind: 'channel' } & ReleasedChannel);

type Verb = 'release' | 'rollout' | 'rollback' | 'promote' | 'follow' | 'kill' | 'revive' | 'remove';

const LABELS: Readonly<Record<Verb, string>> = {
  release: 'Release',
  rollout: 'Change the share of users',
  rollback: 'Roll back to the build before',
  promote: 'Promote to everybody',
  follow: 'Follow the workspace again',
  kill: 'Switch off',
  revive: 'Switch on again',
  remove: 'Remove from the navigation',
};

/** Acts that reach a share of the users. */
const WITH_SHARE: ReadonlySet<Verb> = new Set(['release', 'rollout', 'promote']);

interface CommandDialogProps {
  target: CommandTarget;
  onClose: () => void;
}

/** Moves a pointer of the registry. Pages that are open hear of it at once. */
export function CommandDialog({ target, onClose }: CommandDialogProps) {
  const form = useId();
  const verbs = verbsOf(target);
  const [verb, setVerb] = useState(verbs[0] ?? 'release');
  const [percent, setPercent] = useState(target.kind === 'channel' ? String(target.percent) : '100');
  const act = useAdminAction(onClose);
  const hasShare = WITH_SHARE.has(verb);
  const isReady = !hasShare || (/^\d{1,3}$/.test(percent.trim()) && Number(percent) <= 100);

  function run(event: FormEvent): void {
    event.preventDefault();
    if (!isReady) return;
    act.mutate({
      path: `/api/admin/remotes/${target.name}/acts`,
      json: bodyOf(target, verb, Number(percent)),
      done: `Done: ${LABELS[verb]}, ${target.name}`,
    });
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={target.kind === 'build' ? `Release ${target.build} of ${target.name}` : `Change ${target.name}`}
      description="A release, a share or a rollback pins the channel: no start of the gateway moves it until it follows the workspace again."
      actions={
        <>
          <Button onClick={onClose}>Back</Button>
          <Button
            type="submit"
            form={form}
            variant={verb === 'kill' || verb === 'remove' ? 'danger' : 'primary'}
            disabled={!isReady || act.isPending}
          >
            {LABELS[verb]}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={run}>
        <Stack gap={12}>
          {verbs.length > 1 && (
            <Select
              label="What to do"
              options={verbs.map((value) => ({ value, label: LABELS[value] }))}
              value={verb}
              onValueChange={setVerb}
            />
          )}
          {hasShare && (
            <TextField
              label="Share of users in percent"
              hint="Who has the build keeps it when the share grows."
              inputMode="numeric"
              value={percent}
              onChange={({ target: field }) => setPercent(field.value)}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}

/** What the navigation has without a registry cannot be taken out of it. */
const isOfShell = (name: string): boolean => name === 'shell' || TOOLS.some((tool) => tool.name === name);

function verbsOf(target: CommandTarget): Verb[] {
  if (target.kind === 'build') return ['release'];
  return [
    'rollback',
    ...(target.previous === null ? [] : (['rollout'] as const)),
    ...(target.channel === 'beta' ? (['promote'] as const) : []),
    ...(target.isPinned ? (['follow'] as const) : []),
    // The shell is the page itself.
    ...(target.name === 'shell' ? [] : ([target.isKilled ? 'revive' : 'kill'] as const)),
    ...(isOfShell(target.name) ? [] : (['remove'] as const)),
  ];
}

/** As `POST /api/admin/remotes/{name}/acts` takes it: each act has its own fields and no others. */
function bodyOf(target: CommandTarget, act: Verb, percent: number): object {
  const channel = target.kind === 'channel' ? target.channel : 'stable';
  switch (act) {
    case 'release':
      return { act, build: target.build, channel, percent };
    case 'rollout':
      return { act, channel, percent };
    case 'promote':
      return { act, percent };
    case 'rollback':
    case 'follow':
      return { act, channel };
    case 'kill':
    case 'revive':
    case 'remove':
      return { act };
    default:
      return act satisfies never;
  }
}
