import { describe, expect, it } from 'vitest';
import { parseCommand } from './command.ts';
import { usageOf } from './usage.ts';

const wordsOf = (line: string): string[] => line.split(' ').filter(Boolean);
const parse = (line: string) => parseCommand(wordsOf(line), 'workspace');

describe('a command line', () => {
  it('is for the stable channel, all users and this machine unless it says otherwise', () => {
    expect(parse('release image')).toEqual({
      verb: 'release',
      name: 'image',
      built: null,
      channel: 'stable',
      percent: 100,
      build: null,
      to: null,
      label: 'command line',
      days: 90,
      isAll: false,
      isPreview: false,
      isDryRun: false,
      isJson: false,
    });
  });

  it('names channel, share, build and gateway', () => {
    const line =
      'release image --channel beta --percent 10 --build aaaaaa1 --to https://studio.example.com/x --dry-run --json';

    expect(parse(line)).toMatchObject({
      channel: 'beta',
      percent: 10,
      build: 'aaaaaa1',
      to: 'https://studio.example.com',
      isDryRun: true,
      isJson: true,
    });
  });

  it('names a folder that was built elsewhere, with what its files do not say', () => {
    const line = 'publish demo --dir dist --contract ^1.2.0 --label Demo --route /demo --route /demo/more';

    expect(parse(line)).toMatchObject({
      built: { dir: 'dist', contract: '^1.2.0', label: 'Demo', routes: ['/demo', '/demo/more'] },
    });
  });

  it.each([
    ['--json', 'Name a verb'],
    ['explode image', 'no verb explode'],
    ['release', 'Name one remote'],
    ['token', 'Name one remote'],
    ['status --to https://studio.example.com', 'A deploy token is for one'],
    ['remove demo --channel beta', 'takes no --channel'],
    ['token image --days 0x10', '1 to 730'],
    ['status image --days 3', 'takes no --days'],
    ['release image video', 'Name one remote'],
    ['rollout image', 'needs --percent'],
    ['end-preview image', 'needs --build'],
    ['release image --preview', 'takes no --preview'],
    ['rollout image --percent 101', '0 to 100'],
    ['rollout image --percent -1', "'--percent' argument is ambiguous"],
    ['rollout image --percent ten', '0 to 100'],
    ['release image --channel nightly', 'stable or beta'],
    ['publish demo --contract ^1.0.0', 'go with --dir'],
    ['publish demo --label Demo', 'go with --dir'],
    ['publish demo --dir dist --contract 1', '--contract is like ^1.0.0'],
    ['release demo --dir dist --build aaaaaa1', 'leave out --dir'],
    ['kill demo --dir dist', 'takes no --dir'],
    ['rollback image --percent 10', 'takes no --percent'],
    ['kill image --channel beta', 'takes no --channel'],
    ['publish image --build aaaaaa1', 'takes no --build'],
    ['status image --dry-run', 'takes no --dry-run'],
    ['check image --preview', 'takes no --preview'],
    ['check', 'Name one remote'],
    ['release-all', 'Name the commit'],
    ['release-all 1a2b3c4 --percent 10', 'takes no --percent'],
    ['rollback-all image', 'all frontends'],
    ['follow-all --to https://studio.example.com', 'takes no --to'],
    ['release image --now', "'--now'"],
    ['release image --to studio.example.com', 'like https://'],
    ['release image --to ftp://studio.example.com', 'like https://'],
  ])('%j is refused and says what is right', (line, message) => {
    expect(() => parse(line)).toThrow(message);
  });

  it.each(['', '--help', 'release --help', 'explode --help'])('%j asks what can be done', (line) => {
    expect(parse(line)).toBeNull();
    expect(usageOf('workspace')).toMatch(/status .*without a name: of all remotes[^]*tokens .*[^]*--help/);
  });

  it('is about all remotes where it only lists, and names none', () => {
    expect(parse('status')).toMatchObject({ verb: 'status', name: null });
    expect(parse('tokens')).toMatchObject({ verb: 'tokens', name: null });
    expect(parse('rollback-all')).toMatchObject({ verb: 'rollback-all', name: null });
    expect(parse('release-all 1a2b3c4')).toMatchObject({ verb: 'release-all', release: '1a2b3c4' });
    expect(parse('tokens image')).toMatchObject({ verb: 'tokens', name: 'image' });
  });

  it('sends no token over plain http, but to this machine', () => {
    expect(() => parse('release image --to http://studio.example.com')).toThrow('http only for localhost');
    expect(parse('release image --to http://localhost:3000')?.to).toBe('http://localhost:3000');
  });
});

describe('a command line in a repository of its own', () => {
  const parseOutside = (line: string, gateway?: string) => parseCommand(wordsOf(line), 'outside', gateway);

  it('goes to the gateway that is named, or once for all commands', () => {
    const gateway = 'https://studio.example.com/';

    expect(parseOutside('release demo', gateway)?.to).toBe('https://studio.example.com');
    expect(parseOutside('release demo --to https://other.example.com', gateway)?.to).toBe(
      'https://other.example.com',
    );
    expect(parse('release demo')?.to).toBeNull();
  });

  it.each([
    ['release demo', undefined, 'Say which gateway: --to'],
    ['release demo', 'http://studio.example.com', 'REMOTE_GATEWAY is like https://'],
    ['status', 'https://studio.example.com', 'A deploy token is for one'],
    ['token demo', 'https://studio.example.com', 'for who runs the gateway'],
    ['rollback-all', 'https://studio.example.com', 'for who runs the gateway'],
  ])('%j with the gateway %j is refused and says what is right', (line, gateway, message) => {
    expect(() => parseOutside(line, gateway)).toThrow(message);
  });

  it('asks what can be done there, which is less than at home', () => {
    expect(parseOutside('--help')).toBeNull();
    expect(usageOf('outside')).toMatch(/^npx remote <verb>[^]*default: REMOTE_GATEWAY/);
    expect(usageOf('outside')).not.toMatch(/token|-all|workspace's/);
  });
});
