import {
  flag,
  integer,
  list,
  nullable,
  object,
  oneOf,
  optional,
  text,
  time,
  uuid,
  type ValueOf,
} from '../shape/field.ts';
import { SLOTS } from '../slots/slots.ts';
import { LOAD_PHASES } from './registry.ts';

/** `stable` is for everybody, `beta` for those who asked for it. */
export const REMOTE_CHANNELS = ['stable', 'beta'] as const;
export type RemoteChannel = (typeof REMOTE_CHANNELS)[number];

const CHOSEN_BUILD = object({ build: text, version: text });

/**
 * A member of GET /api/remotes/channels: a tool of which the caller can have another build, by `PUT
 * /api/remotes/{name}/channel`.
 */
export const CHANNEL_CHOICE = object({
  name: text,
  /** Null for built-in tools. */
  label: nullable(text),
  /** What the caller has chosen. */
  channel: oneOf(REMOTE_CHANNELS),
  beta: CHOSEN_BUILD,
  /** Null: no user has the tool without its beta. */
  stable: nullable(CHOSEN_BUILD),
});
export type ChannelChoice = ValueOf<typeof CHANNEL_CHOICE>;

export const REMOTE_EVENT_KINDS = [
  'published',
  'released',
  'rolled-out',
  'promoted',
  'rolled-back',
  'followed',
  'killed',
  'revived',
  'token-made',
  'token-revoked',
  'removed',
  'deleted',
  'previewed',
  'preview-ended',
] as const;

/** GET /api/deploy/{name}, and a member of GET /api/admin/remotes: what the registry knows of one remote. */
export const REMOTE_STATUS = object({
  name: text,
  channels: list(
    object({
      channel: oneOf(REMOTE_CHANNELS),
      build: text,
      /** What the others have during a rollout, and what pages fall back to. */
      previous: nullable(text),
      /** Share of the channel's users on `build`. */
      percent: integer(0, 100),
      /** False: it follows the workspace. */
      isPinned: flag,
      isKilled: flag,
    }),
  ),
  /** The latest 20, newest first. */
  builds: list(
    object({
      build: text,
      version: text,
      commit: nullable(text),
      /** Range of shell contracts that it was made for. */
      contract: text,
      /** With gzip; null for builds from before sizes were measured. */
      firstScreenBytes: nullable(integer(0)),
      publishedAt: time,
      isTakenBack: flag,
      /** Users whose registry names it, and whose browsers said within the last two hours that they load it. */
      users: integer(0),
    }),
  ),
  /** Links to builds that are open, the last to end first; at most 100. */
  previews: optional(
    list(
      object({
        id: uuid,
        build: text,
        commit: nullable(text),
        /** Path to which the link leads: the tool's first page. */
        page: text,
        madeBy: text,
        endsAt: time,
      }),
    ),
  ),
  /** The audit: the latest 20, newest first. */
  events: list(
    object({
      id: integer(0),
      at: time,
      actor: text,
      kind: oneOf(REMOTE_EVENT_KINDS),
      channel: nullable(text),
      from: nullable(text),
      build: nullable(text),
      percent: nullable(integer(0, 100)),
      /** Of a build that was deleted: what it was. */
      note: optional(nullable(text)),
    }),
  ),
});
export type RemoteStatus = ValueOf<typeof REMOTE_STATUS>;

/**
 * A member of GET /api/admin/remote-loads: one phase of loading one build in the last 24 hours, by users whose
 * registry names it.
 */
export const REMOTE_LOAD = object({
  name: text,
  build: text,
  phase: oneOf(LOAD_PHASES),
  ok: integer(0),
  failed: integer(0),
  /** It failed, and the build before stood in its place. */
  fallback: integer(0),
  /** Half of those that went well came within this time; null when none did. Gateways of the release before have none. */
  p50Ms: optional(nullable(integer(0))),
  /** The same for three of four. */
  p75Ms: nullable(integer(0)),
  /** In words, the most frequent first: `ScriptTimeout: 3`. */
  errors: text,
  /** What everybody else reported, signed out or with another build: anybody can send that. */
  others: optional(object({ ok: integer(0), failed: integer(0) })),
});
export type RemoteLoad = ValueOf<typeof REMOTE_LOAD>;

/** What an act did, or would have done. */
export const RELEASE_COMMAND_RESULT = object({
  /** False: it was so already. */
  isChanged: flag,
  status: REMOTE_STATUS,
  /** Of the act `preview`: what to open, and until when it can be opened. */
  preview: optional(object({ url: text, endsAt: time })),
});
export type ReleaseCommandResult = ValueOf<typeof RELEASE_COMMAND_RESULT>;

/** POST /api/deploy/{name}/builds. */
export const PUBLISHED_BUILD = object({
  build: text,
  /** False: it was published before. */
  isNew: flag,
  /** With gzip. */
  firstScreenBytes: integer(0),
});
export type PublishedBuild = ValueOf<typeof PUBLISHED_BUILD>;

/** A member of GET /api/admin/deploy-tokens. */
export const DEPLOY_TOKEN = object({
  id: uuid,
  /** The one remote that it may publish and release. */
  name: text,
  label: text,
  createdBy: text,
  createdAt: time,
  lastUsedAt: nullable(time),
  /** Null for tokens from before they had an end. */
  expiresAt: optional(nullable(time)),
  revokedAt: nullable(time),
});
export type DeployToken = ValueOf<typeof DEPLOY_TOKEN>;

/** POST /api/admin/deploy-tokens: the only time that the token is shown. */
export const NEW_DEPLOY_TOKEN = object({ id: uuid, token: text });
export type NewDeployToken = ValueOf<typeof NEW_DEPLOY_TOKEN>;

/** A member of GET /api/admin/slots: what one tool puts into pages of others. */
export const ADMIN_FILL = object({
  slot: oneOf(SLOTS),
  /** Of the tool. */
  name: text,
  label: text,
  /** False: an admin has switched it off. */
  isOn: flag,
});
export type AdminFill = ValueOf<typeof ADMIN_FILL>;

/** A member of GET /api/admin/remotes/{name}/errors and GET /api/deploy/{name}/errors. */
export const REMOTE_FAULT = object({
  build: text,
  phase: text,
  errorClass: text,
  /** The innermost first. */
  frames: list(
    object({
      file: text,
      line: integer(1),
      column: integer(1),
      /** False: a place in the build, which came without its source map. */
      isSource: flag,
    }),
  ),
  count: integer(1),
  /** A hundred: so many, or more. */
  users: integer(0),
  firstAt: time,
  lastAt: time,
});
export type RemoteFault = ValueOf<typeof REMOTE_FAULT>;
