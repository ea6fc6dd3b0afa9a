import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../../test/any-text.ts';
import { readBrief, TEXT_FORMS } from './brief.ts';

describe('readBrief: form and topic', () => {
  it.each([
    ['Write a caption for my new bakery', 'caption', 'my new bakery'],
    ['Instagram post about autumn hikes!', 'caption', 'autumn hikes'],
    ['a slogan for a bike shop', 'caption', 'a bike shop'],
    ['hashtags on the topic of tea', 'caption', 'tea'],
    ['an outline about beekeeping in cities', 'outline', 'beekeeping in cities'],
    ['How to repair a bicycle', 'outline', 'How to repair a bicycle'],
    ['a blog article regarding winter tyres', 'outline', 'winter tyres'],
    ['Write a song about the last train home', 'lyrics', 'the last train home'],
    ['a poem because of the rain', 'lyrics', 'the rain'],
    ['an apology because of the noise', 'letter', 'the noise'],
    ['A solar lantern that folds flat', 'blurb', 'A solar lantern that folds flat'],
    ['write me a wool blanket', 'blurb', 'wool blanket'],
    ['please create the perfect mug', 'blurb', 'perfect mug'],
    ['can you draft an umbrella?', 'blurb', 'umbrella'],
    ['Write', 'blurb', 'Write'],
    ['', 'blurb', ''],
  ])('reads %j as a %s about %j', (prompt, form, topic) => {
    expect(readBrief(prompt)).toMatchObject({ form, topic });
  });

  it('takes the form that is looked for first when a prompt names two', () => {
    expect(readBrief('a letter about a song').form).toBe('lyrics');
    expect(readBrief('a caption for a letter').form).toBe('letter');
  });

  it('reads over line breaks and runs of spaces', () => {
    expect(readBrief('a caption\n\nfor   my\tbakery')).toMatchObject({ form: 'caption', topic: 'my bakery' });
  });

  it.each(['A CAPTION FOR TEA', 'a caption for tea'])('does not care about case: %j', (prompt) => {
    expect(readBrief(prompt).form).toBe('caption');
  });

  it('finds a form only in whole words', () => {
    expect(readBrief('a songbird').form).toBe('blurb');
    expect(readBrief('a planet').form).toBe('blurb');
  });
});

describe('readBrief: the recipient of a letter', () => {
  it.each([
    ['Letter to my landlord about the broken heating', 'my landlord', 'the broken heating'],
    ['Email to the team, about Friday', 'the team', 'Friday'],
    ['An invitation for our summer party', null, 'our summer party'],
    ['a message to Zoë because of tomorrow', 'Zoë', 'tomorrow'],
    ['write to me a letter about tea', null, 'tea'],
  ])('reads of %j that it goes to %s', (prompt, recipient, topic) => {
    expect(readBrief(prompt)).toEqual({ form: 'letter', recipient, topic });
  });

  it('is read from letters alone', () => {
    expect(readBrief('a caption to my friends about tea').recipient).toBeNull();
  });
});

describe('readBrief: anything at all', () => {
  it('shortens a long topic at the end of a word and cuts no character in half', () => {
    expect(readBrief(`A caption for ${'long words '.repeat(20)}`).topic).toMatch(
      /^(long words )*long( words)?…$/,
    );
    expect(readBrief(`A caption for ${'🦊'.repeat(200)}`).topic).not.toMatch(/\uFFFD/);
  });

  it('never throws, and keeps the topic short', () => {
    fc.assert(
      fc.property(anyText(), (prompt) => {
        const { form, topic } = readBrief(prompt);
        expect(TEXT_FORMS).toContain(form);
        expect(Array.from(topic).length).toBeLessThanOrEqual(81);
      }),
    );
  });

  it.each([`to ${'my '.repeat(1300)}`, `letter to ${'a'.repeat(3900)}`, `about ${'for '.repeat(900)}`])(
    'reads a prompt of the greatest length in a moment (%#)',
    (prompt) => {
      const start = performance.now();
      readBrief(prompt);
      expect(performance.now() - start).toBeLessThan(500);
    },
  );
});
