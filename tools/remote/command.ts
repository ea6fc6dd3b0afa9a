import { parseArgs } from 'node:util';
import type { RemoteChannel } from '@aic/contract/remotes';
import { REMOTE_CHANNELS } from '@aic/contract/remotes';
import { DEPLOY_TOKEN_DAYS } from '@aic/contract/schemas';

export const USAGE = `npm run remote -- <verb> <name> [options]

  publish   build the workspace's remote and keep it in the registry; no user gets it yet
  release   give a build to the users (--build, default: build and publish the workspace's)
  rollout   give the released build to another share of them (--percent)
  promote   give the beta's build to everybody
  rollback  back to the build before; the one taken back is no fallback any more
  follow    let each start of a gateway serve its workspace again; a beta ends
  release-all <commit>   give everybody all frontends that a start of that build has brought, together
  rollback-all   all frontends back to the release before; follow-all: each gateway serves its own again
  kill      switch the remote off, with a card that says so; revive: on again
  remove    retire the remote: out of the navigation, and no start brings it back; a release does
  status    what the registry knows; without a name: of all remotes
  token     make a deploy token of this remote (--label, --days), shown once; revoke-token <id>: end it
  tokens    the deploy tokens, without their secrets; with a name: of this remote

  --channel stable|beta   default: stable
  --percent 0..100        share of the users; who has the build keeps it when the share grows
  --build ID              a published build
  --dir FOLDER            publish this folder: of the stock plugin of Module Federation, or with a build-info.json
  --contract ^1.0.0       of a stock build: the range of shell contracts that it was made for
  --label TEXT, --route /NAME   of a stock build of a new tool: its word in the navigation and its pages
  --days 1..730           until the token ends; default: ${DEPLOY_TOKEN_DAYS}
  --to https://HOST       a gateway elsewhere, with REMOTE_DEPLOY_TOKEN; default: this machine's
  --all                   of status without a name: retired remotes, too
  --dry-run               check everything, change nothing
  --json                  one line of JSON
  --help                  this text`;

/** About a folder that was built elsewhere. */
const BUILT = ['dir', 'contract', 'label', 'route'] as const;

/** Which options a verb takes; what is not named here would have no effect. */
const OPTIONS = {
  publish: [...BUILT, 'to', 'dry-run'],
  release: [...BUILT, 'channel', 'percent', 'build', 'to', 'dry-run'],
  rollout: ['channel', 'percent', 'to', 'dry-run'],
  promote: ['percent', 'to', 'dry-run'],
  rollback: ['channel', 'to', 'dry-run'],
  follow: ['channel', 'to', 'dry-run'],
  kill: ['to', 'dry-run'],
  revive: ['to', 'dry-run'],
  remove: ['to', 'dry-run'],
  'release-all': [],
  'rollback-all': [],
  'follow-all': [],
  status: ['to', 'all'],
  token: ['label', 'days'],
  tokens: [],
  'revoke-token': [],
} as const satisfies Record<string, readonly string[]>;

type Verb = keyof typeof OPTIONS;

/** What needs no name is about all remotes without one. */
export type ListVerb = 'status' | 'tokens';
const LIST_VERBS: ReadonlySet<string> = new Set<ListVerb>(['status', 'tokens']);

/** About all frontends of a workspace together, here. */
export type WorkspaceVerb = `${'release' | 'rollback' | 'follow'}-all`;

/** A folder that was built elsewhere, with what its files do not say. */
export interface BuiltFolder {
  dir: string;
  /** Range of shell contracts. */
  contract: string | null;
  label: string | null;
  routes: readonly string[];
}

interface Options {
  /** Null: the workspace's remote is built. */
  built: BuiltFolder | null;
  channel: RemoteChannel;
  percent: number;
  /** Null: the workspace's. */
  build: string | null;
  /** Origin of a gateway; null: this machine's installation. */
  to: string | null;
  label: string;
  days: number;
  isAll: boolean;
  isDryRun: boolean;
  isJson: boolean;
}

/** About one remote. */
export interface RemoteCommand extends Options {
  verb: Exclude<Verb, WorkspaceVerb>;
  /** Of the remote; of the token with `revoke-token`. */
  name: string;
}

export type Command =
  | RemoteCommand
  /** About all of them. */
  | (Options & { verb: ListVerb; name: null })
  | (Options & { verb: WorkspaceVerb; name: null; release: string });

/** The command line is wrong; the message says what is right. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** @returns null when it asks what can be done. @throws UsageError */
export function parseCommand(argv: readonly string[]): Command | null {
  const { values, positionals } = parse(argv);
  const [verb, name = null, ...more] = positionals;
  if (values.help === true || (verb === undefined && Object.keys(values).length === 0)) return null;
  if (verb === undefined) throw new UsageError(`Name a verb.\n\n${USAGE}`);
  if (!isVerb(verb)) throw new UsageError(`There is no verb ${verb}.\n\n${USAGE}`);
  if (name !== null && (verb === 'rollback-all' || verb === 'follow-all')) {
    throw new UsageError(`${verb} is about all frontends: name none.`);
  }
  if (more.length > 0) throw new UsageError(`Name one remote: ${verb} image`);
  const allowed = new Set<string>([...OPTIONS[verb], 'json']);
  const odd = Object.keys(values).find((option) => !allowed.has(option));
  if (odd !== undefined) throw new UsageError(`${verb} takes no --${odd}.`);
  if (verb === 'rollout' && values.percent === undefined) {
    throw new UsageError('rollout needs --percent 0..100.');
  }
  const options = {
    built: builtOf(verb, values),
    channel: channelOf(values.channel),
    percent: percentOf(values.percent),
    build: values.build ?? null,
    to: values.to === undefined ? null : originOf(values.to),
    label: values.label ?? 'command line',
    isAll: values.all ?? false,
    isDryRun: values['dry-run'] ?? false,
    days: daysOf(values.days),
    isJson: values.json ?? false,
  };
  if (verb === 'release-all') {
    if (name === null) throw new UsageError('Name the commit of a build: release-all 1a2b3c4d');
    return { verb, name: null, release: name, ...options };
  }
  if (verb === 'rollback-all' || verb === 'follow-all') return { verb, name: null, release: '', ...options };
  if (name !== null) return { verb, name, ...options };
  if (!isListVerb(verb)) throw new UsageError(`Name one remote: ${verb} image`);
  if (options.to !== null) throw new UsageError(`Name one remote: ${verb} image. A deploy token is for one.`);
  return { verb, name, ...options };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        channel: { type: 'string' },
        percent: { type: 'string' },
        build: { type: 'string' },
        to: { type: 'string' },
        label: { type: 'string' },
        dir: { type: 'string' },
        contract: { type: 'string' },
        route: { type: 'string', multiple: true },
        days: { type: 'string' },
        help: { type: 'boolean' },
        all: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        json: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

const isListVerb = (verb: Verb): verb is ListVerb => LIST_VERBS.has(verb);

const isVerb = (text: string): text is Verb => Object.hasOwn(OPTIONS, text);

function builtOf(verb: Verb, values: ReturnType<typeof parse>['values']): BuiltFolder | null {
  const { dir, contract = null, label = null, route = [], build } = values;
  if (dir === undefined) {
    const isAlone = contract !== null || route.length > 0 || (label !== null && verb !== 'token');
    if (isAlone) throw new UsageError('--contract, --label and --route go with --dir.');
    return null;
  }
  if (build !== undefined) throw new UsageError('--build names a published build: leave out --dir.');
  if (contract !== null && !/^\^\d+\.\d+\.\d+$/.test(contract)) {
    throw new UsageError('--contract is like ^1.0.0.');
  }
  return { dir, contract, label, routes: route };
}

function channelOf(text = 'stable'): RemoteChannel {
  const channel = REMOTE_CHANNELS.find((known) => known === text);
  if (channel === undefined) throw new UsageError('--channel is stable or beta.');
  return channel;
}

function percentOf(text = '100'): number {
  if (!/^\d{1,3}$/.test(text) || Number(text) > 100) {
    throw new UsageError('--percent is a whole number from 0 to 100.');
  }
  return Number(text);
}

function daysOf(text = String(DEPLOY_TOKEN_DAYS)): number {
  if (!/^\d{1,3}$/.test(text)) throw new UsageError('--days is a whole number from 1 to 730.');
  return Number(text);
}

/** Tokens travel encrypted, or not at all beyond this machine. */
function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isHere = url !== null && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url === null || !(url.protocol === 'https:' || (url.protocol === 'http:' && isHere))) {
    throw new UsageError('--to is like https://studio.example.com; http only for localhost.');
  }
  return url.origin;
}
