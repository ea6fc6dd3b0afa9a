import { MUSIC_GENRES } from '@aic/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../../test/any-text.ts';
import { readMusicPrompt, readTrack } from './read-music-prompt.ts';

describe('readMusicPrompt', () => {
  it.each([
    ['a lo-fi beat to study', 'hip-hop'],
    ['Orchestral battle music', 'classical'],
    ['dark techno', 'electronic'],
    ['acoustic campfire tune', 'folk'],
    ['trap with heavy 808s', 'hip-hop'],
    ['smoky jazz bar', 'jazz'],
    ['a drone for meditation', 'ambient'],
    ['heavy metal riff', 'rock'],
    ['an RnB groove', 'hip-hop'],
    ['sad violin', 'classical'],
    ['something', 'pop'],
    ['', 'pop'],
  ])('hears "%s" as %s when no genre is chosen', (prompt, genre) => {
    expect(readMusicPrompt(prompt, null).genre).toBe(genre);
  });

  it('lets the chosen genre win over the words', () => {
    expect(readMusicPrompt('dark techno', 'folk').genre).toBe('folk');
  });

  it.each([
    ['fast, 120 bpm', 120],
    ['128BPM house', 128],
    ['tempo of 96', 96],
    ['at 90 beats per minute', 90],
    ['900 bpm speedcore', null],
    ['10 bpm doom', null],
    ['the summer of 69', null],
  ])('reads the tempo of "%s" as %s', (prompt, tempo) => {
    expect(readMusicPrompt(prompt, null).tempo).toBe(tempo);
  });

  it.each([
    ['a ballad in D minor', 2, 'minor'],
    ['F# major anthem', 6, 'major'],
    ['in b flat minor', 10, 'minor'],
    ['Eb maj groove', 3, 'major'],
    ['slow blues in Am', 9, 'minor'],
    ['something C#m', 1, 'minor'],
    ['a tune in G', 7, 'major'],
    ['in a minor', 9, 'minor'],
    ['a tune in a minor key', null, 'minor'],
    ['a major hit', null, 'major'],
    ['in a bar', null, null],
    ['A song', null, null],
  ])('reads the key of "%s"', (prompt, tonic, mode) => {
    expect(readMusicPrompt(prompt, null)).toMatchObject({ tonic, mode });
  });

  it('takes the mode from the mood when no key is named', () => {
    expect(readMusicPrompt('a sad song', null).mode).toBe('minor');
    expect(readMusicPrompt('a happy song', null).mode).toBe('major');
    expect(readMusicPrompt('a sad song in C major', null).mode).toBe('major');
  });

  it('orders tempo words by speed', () => {
    const pace = (prompt: string): number => readMusicPrompt(prompt, null).pace;
    const paces = [pace('very slow'), pace('slow'), pace('a song'), pace('fast'), pace('very fast')];
    expect(paces).toEqual(paces.toSorted((one, other) => one - other));
    expect(new Set(paces).size).toBe(5);
  });

  it.each([
    ['piano, no drums', ['piano'], ['drums']],
    ['without bass or drums', [], ['bass', 'drums']],
    ['guitars and flutes', ['guitar', 'flute'], []],
    ['avoid the drums', [], ['drums']],
    ['piano minus bass', ['piano'], ['bass']],
    ['drums, no drums', [], ['drums']],
    ['no drums but strings', ['strings'], ['drums']],
  ])('reads who plays in "%s"', (prompt, wanted, unwanted) => {
    const brief = readMusicPrompt(prompt, null);
    expect([...brief.wanted]).toEqual(wanted);
    expect([...brief.unwanted]).toEqual(unwanted);
  });

  it('knows a solo from a band', () => {
    expect(readMusicPrompt('solo piano', null).solo).toBe('piano');
    expect(readMusicPrompt('piano trio', null).solo).toBeNull();
    expect(readMusicPrompt('only drums', null).solo).toBeNull();
  });

  it.each([
    ['a waltz', '3/4'],
    ['in 6/8', '6/8'],
    ['a song', null],
  ])('reads the metre of "%s"', (prompt, meter) => {
    expect(readMusicPrompt(prompt, null).meter).toBe(meter);
  });
});

describe('readMusicPrompt: moods', () => {
  const brief = (prompt: string) => readMusicPrompt(prompt, null);

  it.each([
    ['energetic', 'energy', 1],
    ['calm', 'energy', -1],
    ['bright', 'brightness', 1],
    ['ominous', 'brightness', -1],
    ['cathedral', 'space', 1],
    ['dry', 'space', -1],
    ['allegro', 'pace', 1],
    ['adagio', 'pace', -1],
  ] as const)('moves "%s" along %s to %i', (prompt, scale, sign) => {
    expect(Math.sign(brief(prompt)[scale])).toBe(sign);
  });

  it('does not feel what is forbidden', () => {
    expect(brief('not sad').mode).toBeNull();
    expect(brief('nothing too fast').pace).toBe(1.4);
    expect(brief('not too fast').pace).toBe(0);
  });

  it('goes no further than its scales, however often a mood is named', () => {
    const loud = brief(
      'energetic driving pumping banger hype epic fast quick rapid bright joyful '.repeat(20),
    );
    expect(loud).toMatchObject({ pace: 2, energy: 1, brightness: 1 });
    const quiet = brief('calm peaceful dark ominous slow lento dry close '.repeat(20));
    expect(quiet).toMatchObject({ pace: -2, energy: -1, brightness: -1, space: -1 });
  });

  it('leaves open what a prompt does not say', () => {
    expect(brief('a song')).toEqual({
      genre: 'pop',
      flavours: new Set(),
      tempo: null,
      pace: 0,
      tonic: null,
      mode: null,
      meter: null,
      energy: 0,
      brightness: 0,
      space: 0,
      wanted: new Set(),
      unwanted: new Set(),
      solo: null,
    });
  });
});

describe('readMusicPrompt: anything at all', () => {
  it.each([
    '',
    '   ',
    'constructor __proto__ toString',
    '\u0000\u0007',
    '\uD800',
    '🎹🎷'.repeat(50),
    'no '.repeat(1300),
    '夕焼けの歌',
    '<script>alert(1)</script>',
  ])('gives a brief for hostile words (%#), and each time the same', (prompt) => {
    const brief = readMusicPrompt(prompt, null);
    expect(MUSIC_GENRES).toContain(brief.genre);
    expect(readMusicPrompt(prompt, null)).toEqual(brief);
  });

  it('never throws and never both wants and forbids an instrument', () => {
    const word = fc.constantFrom(
      ...'no piano drums bass without solo sad fast jazz in A minor 120 bpm and the 3/4 strings waltz'.split(
        ' ',
      ),
    );
    const prompt = fc.oneof(
      anyText(),
      fc.array(word, { maxLength: 30 }).map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(prompt, fc.option(fc.constantFrom(...MUSIC_GENRES)), (text, genre) => {
        const { wanted, unwanted, genre: found } = readMusicPrompt(text, genre);
        expect([...wanted].filter((family) => unwanted.has(family))).toEqual([]);
        expect(found).toBe(genre ?? found);
      }),
    );
  });
});

describe('readTrack: what is said before it is played', () => {
  it.each([
    ['slow piano at 72 bpm', null, ['slow', 'piano', '72 bpm'], [], 'followed'],
    ['silence with one bell', null, ['bell'], ['silence', 'one'], 'partly'],
    ['drums and strings', null, ['drums', 'strings'], [], 'followed'],
    [
      'a country song with a singer, about rain',
      null,
      ['country', 'rain as a mood'],
      ['singer', 'about'],
      'partly',
    ],
    ['a love song with vocals', null, ['love as a mood'], ['vocals'], 'unknown'],
    ['pop, no vocals', null, ['pop', 'no vocals'], [], 'followed'],
    ['a banjo tune', null, [], ['banjo'], 'unknown'],
    ['jazz with a banjo', null, ['jazz'], ['banjo'], 'partly'],
    ['slow blues with electric guitar', null, ['slow', 'electric guitar'], ['blues'], 'partly'],
    ['jazz', 'rock', [], ['jazz'], 'unknown'],
    ['calm piano', 'rock', ['calm', 'piano'], [], 'followed'],
    ['techno at 400 bpm', null, ['techno'], ['400 bpm'], 'partly'],
    ['solo drums', null, ['drums'], ['solo'], 'unknown'],
    ['ambient with drums', null, ['ambient'], ['drums'], 'partly'],
    ['solo violin and drums', null, ['solo', 'violin'], ['drums'], 'partly'],
    ['something happy', null, ['happy'], ['something'], 'unknown'],
    ['happy and bright', null, ['happy', 'bright'], [], 'followed'],
    ['', null, [], [], 'unknown'],
  ] as const)('of "%s" with genre %s', (prompt, genre, understood, ignored, verdict) => {
    expect(readTrack(prompt, genre).reading).toMatchObject({ understood, ignored, verdict });
  });
});
