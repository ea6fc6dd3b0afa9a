import { describe, expect, it } from 'vitest';
import {
  channelChoiceSchema,
  deployTokenRequestSchema,
  loadReportSchema,
  releaseCommandSchema,
  remoteNameSchema,
} from '../schemas.ts';

const BUILD = 'bbbbbb2';
const accepts = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown): boolean =>
  schema.safeParse(value).success;

describe('a release command', () => {
  it.each([
    [
      { act: 'release', build: BUILD },
      { channel: 'stable', percent: 100, build: BUILD },
    ],
    [
      { act: 'rollout', percent: 25 },
      { channel: 'stable', percent: 25 },
    ],
    [{ act: 'promote' }, { percent: 100 }],
    [{ act: 'rollback', channel: 'beta' }, { channel: 'beta' }],
    [{ act: 'follow' }, { channel: 'stable' }],
    [{ act: 'kill' }, {}],
    [{ act: 'revive' }, {}],
    [{ act: 'remove' }, {}],
  ])('is for the stable channel, for all and no dry run, unless it says so: %j', (command, meant) => {
    expect(releaseCommandSchema.parse(command)).toEqual({ act: command.act, isDryRun: false, ...meant });
  });

  it.each([
    ['a rollout without a share, which would be all', { act: 'rollout' }],
    ['a release without a build', { act: 'release' }],
    ['a share of more than all', { act: 'rollout', percent: 101 }],
    ['a share below none', { act: 'promote', percent: -1 }],
    ['a part of a percent', { act: 'promote', percent: 12.5 }],
    ['a share as a text', { act: 'rollout', percent: '25' }],
    ['another channel', { act: 'rollback', channel: 'canary' }],
    ['a channel where it counts for both', { act: 'kill', channel: 'beta' }],
    ['a rollback to a build of choice', { act: 'rollback', build: BUILD }],
    ['a path for a build', { act: 'release', build: '../../etc' }],
    ['another command', { act: 'destroy' }],
    ['none', {}],
  ])('is not %s', (_what, command) => {
    expect(accepts(releaseCommandSchema, command)).toBe(false);
  });
});

it.each(['image', 'a', 'team-2-video', `a${'b'.repeat(39)}`])('takes %s for the name of a remote', (name) => {
  expect(accepts(remoteNameSchema, name)).toBe(true);
});

it.each(['', 'Image', '2d', '-image', 'image/x', '..', 'image ', `a${'b'.repeat(40)}`, 'ımage'])(
  'takes %j for the name of none',
  (name) => {
    expect(accepts(remoteNameSchema, name)).toBe(false);
  },
);

it('takes for a channel what there is', () => {
  expect(channelChoiceSchema.parse({ channel: 'beta' })).toEqual({ channel: 'beta' });
  expect(accepts(channelChoiceSchema, {})).toBe(false);
  expect(accepts(channelChoiceSchema, { channel: 'admins' })).toBe(false);
});

describe('a request for a deploy token', () => {
  const request = { name: 'image', label: 'pipeline of image' };

  it('ends after a season, unless it says when', () => {
    expect(deployTokenRequestSchema.parse(request).days).toBe(90);
    expect([0, 1, 730, 731].map((days) => accepts(deployTokenRequestSchema, { ...request, days }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it.each(['', '   ', 'a\nb', '<b>', 'a'.repeat(61), 'Ä'])('has no label %j', (label) => {
    expect(accepts(deployTokenRequestSchema, { ...request, label })).toBe(false);
  });
});

describe('a report of how a build loaded', () => {
  const report = {
    remote: 'image',
    build: BUILD,
    version: '1.0.0',
    phase: 'load',
    outcome: 'failed',
    ms: 1200,
    errorClass: 'ScriptTimeout',
  };
  const WEEK_MS = 604_800_000;

  it('says what kind of error it was, and never its words', () => {
    expect(accepts(loadReportSchema, report)).toBe(true);
    expect(accepts(loadReportSchema, { ...report, outcome: 'ok', errorClass: null })).toBe(true);
    for (const errorClass of ['Error: token=abc', 'a b', '<script>', '', 'E'.repeat(41), '1st']) {
      expect(accepts(loadReportSchema, { ...report, errorClass }), `of ${errorClass}`).toBe(false);
    }
    expect(accepts(loadReportSchema, { ...report, message: 'for ada@example.com' })).toBe(false);
  });

  it('may come from a page that was open for a week', () => {
    expect([-1, 0, WEEK_MS, WEEK_MS + 1].map((ms) => accepts(loadReportSchema, { ...report, ms }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it.each([{ phase: 'fetch' }, { outcome: 'slow' }, { build: 'B' }, { fallbackBuild: null }, { ms: '3' }])(
    'is not %j',
    (change) => {
      expect(accepts(loadReportSchema, { ...report, ...change })).toBe(false);
    },
  );
});
