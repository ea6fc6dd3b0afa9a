import { parseArgs } from 'node:util';
import type { RemoteChannel } from '@aic/contract/remotes';
import { REMOTE_CHANNELS } from '@aic/contract/remotes';

const USAGE = `npm run remote -- <verb> <name> [options]

  publish   build the workspace's remote and keep it in the registry; nobody gets it yet
  release   give a build to the users (--build, default: build and publish the workspace's)
  rollout   give the released build to another share of them (--percent)
  promote   give the beta's build to everybody
  rollback  back to the build before; the one taken back is no fallback any more
  follow    let each start of a gateway serve its workspace again; a beta ends
  kill      switch the remote off; revive: on again
  status    what the registry knows
  token     make a deploy token of this remote (--label), shown once; revoke-token <id>: end it

  --channel stable|beta   default: stable
  --percent 0..100        share of the users; who has the build keeps it when the share grows
  --build ID              a published build
  --to https://HOST       a gateway elsewhere, with REMOTE_DEPLOY_TOKEN; default: this machine's
  --dry-run               check everything, change nothing
  --json                  one line of JSON`;

/** Which options a verb takes; what is not named here would have no effect. */
const OPTIONS = {
  publish: ['to', 'dry-run'],
  release: ['channel', 'percent', 'build', 'to', 'dry-run'],
  rollout: ['channel', 'percent', 'to', 'dry-run'],
  promote: ['percent', 'to', 'dry-run'],
  rollback: ['channel', 'to', 'dry-run'],
  follow: ['channel', 'to', 'dry-run'],
  kill: ['to', 'dry-run'],
  revive: ['to', 'dry-run'],
  status: ['to'],
  token: ['label'],
  'revoke-token': [],
} as const satisfies Record<string, readonly string[]>;

export type Verb = keyof typeof OPTIONS;

export interface Command {
  verb: Verb;
  /** Of the remote; of the token with `revoke-token`. */
  name: string;
  channel: RemoteChannel;
  percent: number;
  /** Null: the workspace's. */
  build: string | null;
  /** Origin of a gateway; null: this machine's installation. */
  to: string | null;
  label: string;
  isDryRun: boolean;
  isJson: boolean;
}

/** The command line is wrong; the message says what is right. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** @throws UsageError */
export function parseCommand(argv: readonly string[]): Command {
  const { values, positionals } = parse(argv);
  const [verb, name, ...more] = positionals;
  if (verb === undefined || !isVerb(verb)) {
    throw new UsageError(verb === undefined ? USAGE : `There is no verb ${verb}.\n\n${USAGE}`);
  }
  if (name === undefined || more.length > 0) throw new UsageError(`Name one remote: ${verb} image`);
  const allowed = new Set<string>([...OPTIONS[verb], 'json']);
  const odd = Object.keys(values).find((option) => !allowed.has(option));
  if (odd !== undefined) throw new UsageError(`${verb} takes no --${odd}.`);
  if (verb === 'rollout' && values.percent === undefined)
    throw new UsageError('rollout needs --percent 0..100.');
  return {
    verb,
    name,
    channel: channelOf(values.channel),
    percent: percentOf(values.percent),
    build: values.build ?? null,
    to: values.to === undefined ? null : originOf(values.to),
    label: values.label ?? 'command line',
    isDryRun: values['dry-run'] ?? false,
    isJson: values.json ?? false,
  };
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
        'dry-run': { type: 'boolean' },
        json: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

const isVerb = (text: string): text is Verb => Object.hasOwn(OPTIONS, text);

function channelOf(text = 'stable'): RemoteChannel {
  const channel = REMOTE_CHANNELS.find((known) => known === text);
  if (channel === undefined) throw new UsageError('--channel is stable or beta.');
  return channel;
}

function percentOf(text = '100'): number {
  if (!/^\d{1,3}$/.test(text) || Number(text) > 100)
    throw new UsageError('--percent is a whole number from 0 to 100.');
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
