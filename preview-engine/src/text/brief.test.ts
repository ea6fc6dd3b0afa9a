import { describe, expect, it } from 'vitest';
import { readBrief } from './brief.ts';

describe('readBrief', () => {
  it.each([
    ['Write a caption for my new bakery', 'caption', 'my new bakery'],
    ['Instagram post about autumn hikes!', 'caption', 'autumn hikes'],
    ['an outline about beekeeping in cities', 'outline', 'beekeeping in cities'],
    ['How to repair a bicycle', 'outline', 'How to repair a bicycle'],
    ['Write a song about the last train home', 'lyrics', 'the last train home'],
    ['A solar lantern that folds flat', 'blurb', 'A solar lantern that folds flat'],
    ['write me a wool blanket', 'blurb', 'wool blanket'],
    ['Write', 'blurb', 'Write'],
  ])('reads %j as a %s about %j', (prompt, form, topic) => {
    expect(readBrief(prompt)).toMatchObject({ form, topic });
  });

  it.each([
    ['Letter to my landlord about the broken heating', 'my landlord', 'the broken heating'],
    ['Email to the team, about Friday', 'the team', 'Friday'],
    ['An invitation for our summer party', null, 'our summer party'],
  ])('reads of %j whom it goes to: %s', (prompt, recipient, topic) => {
    expect(readBrief(prompt)).toEqual({ form: 'letter', recipient, topic });
  });

  it('shortens a long topic at the end of a word and cuts no character in half', () => {
    expect(readBrief(`A caption for ${'long words '.repeat(20)}`).topic).toMatch(
      /^(long words )*long( words)?…$/,
    );
    expect(readBrief(`A caption for ${'🦊'.repeat(200)}`).topic).not.toMatch(/\uFFFD/);
  });
});
