import type { RemoteFault, RemoteStatus } from '@aic/contract/remotes';
import type { RemoteCommand } from './command.ts';
import type { DeprecatedUse } from './deprecated-uses.ts';
import type { Outcome } from './run-command.ts';

/** What was done, in a sentence that begins with the remote's name. */
const DONE: Partial<Record<RemoteCommand['verb'], string>> = {
  release: 'released',
  rollout: 'rolled out',
  promote: 'promoted',
  rollback: 'rolled back',
  follow: 'set to follow its workspace',
  kill: 'switched off',
  revive: 'switched on',
  remove: 'retired',
  'end-preview': 'without this preview',
};

/** What a command prints at a terminal. */
export function outcomeText(
  { verb, name, isDryRun }: RemoteCommand,
  { published, acted, status, errors, preview, deprecated }: Outcome,
): string {
  const lines: string[] = [];
  if (published !== null) {
    const { build, isNew, firstScreenBytes } = published;
    const did = isNew ? (isDryRun ? 'can be published' : 'is published') : 'was published before';
    lines.push(
      `${name}: build ${build} ${did}; first screen ${(firstScreenBytes / 1000).toFixed(1)} kB gzip`,
    );
  }
  if (verb === 'check') lines.push(...deprecationLines(name, deprecated));
  if (preview) lines.push(`${name}: preview until ${preview.endsAt}: ${preview.url}`);
  if (acted !== null) {
    const done = DONE[verb] ?? verb;
    const changed = isDryRun ? `would be ${done}` : done;
    lines.push(
      `${name}: ${acted.isChanged ? changed : `was ${done} already`}`,
      ...channelLines(acted.status),
    );
  }
  if (status !== null) {
    lines.push(
      name,
      ...channelLines(status),
      ...previewLines(status),
      ...buildLines(status),
      ...eventLines(status),
    );
  }
  if (errors !== null) lines.push(...faultLines(name, errors));
  if (isDryRun) lines.push('A dry run: nothing was changed.');
  return lines.join('\n');
}

/** All remotes, shortly; retired ones only when `isAll`. */
export function listText(remotes: readonly RemoteStatus[], isAll: boolean): string {
  if (remotes.length === 0) return 'The registry knows no remote. A start, or a publish, brings one.';
  const listed = remotes.filter((status) => isAll || !isRetired(status));
  const hidden = remotes.length - listed.length;
  return [
    ...listed.flatMap((status) => [status.name, ...channelLines(status)]),
    ...(hidden === 0 ? [] : [`Retired: ${hidden}. status --all lists them, too.`]),
  ].join('\n');
}

/** No user has it since it was removed; what was never released is on its way. */
const isRetired = ({ channels, events }: RemoteStatus): boolean =>
  channels.length === 0 &&
  events.find(({ kind }) => kind === 'released' || kind === 'removed')?.kind === 'removed';

function channelLines({ channels }: RemoteStatus): string[] {
  if (channels.length === 0) return ['  nothing is released'];
  return channels.map(({ channel, build, previous, percent, isPinned, isKilled }) =>
    [
      `  ${channel.padEnd(6)} ${build}`,
      percent < 100 ? `for ${percent} %, the others have ${previous}` : `before it ${previous ?? 'nothing'}`,
      isPinned ? 'pinned' : 'follows the workspace',
      ...(isKilled ? ['SWITCHED OFF'] : []),
    ].join('; '),
  );
}

function previewLines({ previews = [] }: RemoteStatus): string[] {
  return previews.map(
    ({ build, commit, madeBy, endsAt }) =>
      `  preview of ${build}  ${commit ?? ''}  until ${endsAt}  by ${madeBy}`,
  );
}

function buildLines({ builds }: RemoteStatus): string[] {
  return builds.slice(0, 8).map(({ build, version, commit, firstScreenBytes, publishedAt, isTakenBack }) => {
    const size = firstScreenBytes === null ? '' : `${(firstScreenBytes / 1000).toFixed(1)} kB`;
    return `  build  ${build}  ${version}  ${publishedAt}  ${size}  ${commit ?? ''}${isTakenBack ? '  taken back' : ''}`;
  });
}

function eventLines({ events }: RemoteStatus): string[] {
  return events.slice(0, 8).map(({ at, actor, kind, channel, from, build, percent, note }) => {
    const move = [from, build].filter((id) => id !== null).join(' -> ');
    const share = percent === null || percent === 100 ? '' : ` (${percent} %)`;
    return `  ${at}  ${kind}${share} ${channel ?? ''} ${move}  by ${actor}${note ? `  (${note})` : ''}`;
  });
}

function deprecationLines(name: string, uses: readonly DeprecatedUse[] | null): string[] {
  if (uses === null) return [`${name}: a build with Vite does not say what it uses of what is deprecated`];
  if (uses.length === 0) return [`${name}: its scripts use nothing that is deprecated`];
  return uses.flatMap(({ from, name: used, property, since, until, instead, files }) => [
    `${name}: uses ${property === undefined ? '' : `${property} of `}${used} of ${from}, deprecated since ${since.release} (${since.date})`,
    `    kept until ${until.date}, and in all releases before ${until.release}`,
    `    instead: ${instead}`,
    `    in ${files.join(', ')}`,
  ]);
}

function faultLines(name: string, faults: readonly RemoteFault[]): string[] {
  if (faults.length === 0) return [`${name}: no browser has said that its code broke, in the last 30 days`];
  return faults.flatMap(({ build, phase, errorClass, count, users, lastAt, frames }) => [
    `${count} x ${errorClass} (${phase}) in build ${build}, ${users === 1 ? '1 user' : `${users} users`}, last ${lastAt}`,
    ...frames.map(({ file, line, column }) => `    ${file}:${line}:${column}`),
  ]);
}
