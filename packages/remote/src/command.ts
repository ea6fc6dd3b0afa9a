import { parseArgs } from 'node:util';
import type { RemoteChannel } from '@aic/contract/remotes';
import { REMOTE_CHANNELS } from '@aic/contract/remotes';
import { DEPLOY_TOKEN_DAYS } from '@aic/contract/schemas';
import { type Place, usageOf } from './usage.ts';

/** About a folder that was built elsewhere. */
const BUILT = ['dir', 'contract', 'label', 'route'] as const;

/** Which options a verb takes; what is not named here would have no effect. */
const OPTIONS = {
  check: [...BUILT, 'to'],
  publish: [...BUILT, 'preview', 'to', 'dry-run'],
  'end-preview': ['build', 'to', 'dry-run'],
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
  errors: ['to'],
  token: ['label', 'days'],
  tokens: [],
  'revoke-token': [],
} as const satisfies Record<string, readonly string[]>;

type Verb = keyof typeof OPTIONS;

/** About all frontends of a workspace together. */
type WorkspaceVerb = `${'release' | 'rollback' | 'follow'}-all`;
type TokenVerb = 'token' | 'tokens' | 'revoke-token';

/** What only the machine of a gateway can do. */
const HOME_VERBS: ReadonlySet<string> = new Set<WorkspaceVerb | TokenVerb>([
  'release-all',
  'rollback-all',
  'follow-all',
  'token',
  'tokens',
  'revoke-token',
]);

/** A folder that was built elsewhere, with what its files do not say. */
export interface BuiltFolder {
  dir: string;
  /** Range of shell contracts. */
  contract: string | null;
  label: string | null;
  routes: readonly string[];
}

interface Options {
  /** Null: the remote is built from its sources. */
  built: BuiltFolder | null;
  channel: RemoteChannel;
  percent: number;
  /** Null: that of the sources. */
  build: string | null;
  /** Origin of a gateway; null: this machine's installation. */
  to: string | null;
  label: string;
  days: number;
  isAll: boolean;
  /** Of `publish`: a link to the build is made. */
  isPreview: boolean;
  isDryRun: boolean;
  isJson: boolean;
}

/** About one remote, and a registry of it. */
export interface RemoteCommand extends Options {
  verb: Exclude<Verb, WorkspaceVerb | TokenVerb>;
  name: string;
}

/** What the machine of a gateway does by itself: about all remotes, and about tokens. */
export type HomeCommand = Options &
  (
    | { verb: WorkspaceVerb; name: null; release: string }
    | { verb: 'status'; name: null }
    | { verb: 'token'; name: string }
    /** The name is the token's. */
    | { verb: 'revoke-token'; name: string }
    /** Null: of all remotes. */
    | { verb: 'tokens'; name: string | null }
  );

export type Command = RemoteCommand | HomeCommand;

export const isAboutOne = (command: Command): command is RemoteCommand =>
  command.name !== null && !HOME_VERBS.has(command.verb);

/** The command line is wrong; the message says what is right. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * @param gateway where an outside command without `--to` goes
 * @returns null when it asks what can be done. @throws UsageError
 */
export function parseCommand(argv: readonly string[], place: Place, gateway = ''): Command | null {
  const { values, positionals } = parse(argv);
  const [verb, name = null, ...more] = positionals;
  if (values.help === true || (verb === undefined && Object.keys(values).length === 0)) return null;
  if (verb === undefined) throw new UsageError(`Name a verb.\n\n${usageOf(place)}`);
  if (!isVerb(verb)) throw new UsageError(`There is no verb ${verb}.\n\n${usageOf(place)}`);
  if (place === 'outside' && HOME_VERBS.has(verb)) {
    throw new UsageError(`${verb} is for who runs the gateway, in the product's repository.`);
  }
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
  if (verb === 'end-preview' && values.build === undefined) {
    throw new UsageError('end-preview needs --build: status lists the previews.');
  }
  const options = {
    built: builtOf(verb, values),
    channel: channelOf(values.channel),
    percent: percentOf(values.percent),
    build: values.build ?? null,
    to: gatewayOf(values.to, place, gateway),
    label: values.label ?? 'command line',
    isAll: values.all ?? false,
    isPreview: values.preview ?? false,
    isDryRun: verb === 'check' || (values['dry-run'] ?? false),
    days: daysOf(values.days),
    isJson: values.json ?? false,
  };
  switch (verb) {
    case 'release-all':
      if (name === null) throw new UsageError('Name the commit of a build: release-all 1a2b3c4d');
      return { verb, name: null, release: name, ...options };
    case 'rollback-all':
    case 'follow-all':
      return { verb, name: null, release: '', ...options };
    case 'tokens':
      return { verb, name, ...options };
    default:
  }
  if (name !== null) return { verb, name, ...options };
  if (verb !== 'status') throw new UsageError(`Name one remote: ${verb} image`);
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
        preview: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        json: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

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

function gatewayOf(to: string | undefined, place: Place, gateway: string): string | null {
  if (to !== undefined) return originOf('--to', to);
  if (place === 'workspace') return null;
  if (gateway === '') {
    throw new UsageError(
      'Say which gateway: --to https://studio.example.com, or once for all commands REMOTE_GATEWAY.',
    );
  }
  return originOf('REMOTE_GATEWAY', gateway);
}

/** Tokens travel encrypted, or not at all beyond this machine. */
function originOf(source: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isHere = url !== null && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url === null || !(url.protocol === 'https:' || (url.protocol === 'http:' && isHere))) {
    throw new UsageError(`${source} is like https://studio.example.com; http only for localhost.`);
  }
  return url.origin;
}
