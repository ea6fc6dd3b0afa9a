import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../../test/any-text.ts';
import { readText, TEXT_FORMS } from './brief.ts';

describe('readText: form and subject', () => {
  it.each([
    ['Write a haiku about my new bakery', 'haiku', 'my new bakery'],
    ['an outline on beekeeping in cities', 'outline', 'beekeeping in cities'],
    ['an outline for a talk about home composting', 'outline', 'home composting'],
    ['Letter to my landlord about the broken heating', 'letter', 'the broken heating'],
    ['product text for a solar lantern that folds flat', 'product text', 'solar lantern'],
    ['a shopping list: milk, eggs', 'list', 'shopping list'],
  ])('reads %j as a %s about %j', (prompt, form, topic) => {
    expect(readText(prompt)).toMatchObject({ brief: { form, topic }, reading: { verdict: 'followed' } });
  });

  it.each([
    ['Letter to my landlord about the broken heating', 'my landlord'],
    ['An email to the team, about Friday', 'the team'],
    ['An e-mail about our summer party', null],
    ['a mail to Zoë because of tomorrow', 'Zoë'],
  ])('reads of %j that it goes to %s', (prompt, recipient) => {
    expect(readText(prompt).brief.recipient).toBe(recipient);
  });

  it('takes the items of a list and the facts of a product as they stand', () => {
    expect(readText('a list with milk, two eggs and bread').brief.items).toEqual([
      'milk',
      'two eggs',
      'bread',
    ]);
    expect(readText('product text for a mug with a lid, for cyclists').brief.facts).toEqual([
      'with a lid',
      'for cyclists',
    ]);
  });
});

describe('readText: what it cannot write', () => {
  it.each([
    'a Python function that adds two numbers',
    'a list of names',
    'a list of five islands',
    'translate hello into German',
    'a song about the last train',
    'a poem about an email',
    'a limerick',
    'a haiku',
    'a haiku about the unbelievable responsibilities of international relations',
    'outline',
    'Tell me a joke',
    '夕焼けの俳句',
    '',
  ])('of "%s" nothing is understood', (prompt) => {
    const { reading, brief } = readText(prompt);
    expect(reading).toMatchObject({ understood: [], ignored: [prompt.trim()], verdict: 'unknown' });
    expect(brief.form).toBe('outline');
  });

  it.each([
    ['a haiku about rain in French', ['in French']],
    ['an email about Friday in under 50 words', ['in under 50 words']],
    ['a funny letter about the cat', ['funny']],
    ['an outline about bees in the style of a pirate', ['in the style of a pirate']],
    ['a rhyming haiku about rain', ['rhyming']],
  ])('of "%s" it names what it leaves out', (prompt, ignored) => {
    expect(readText(prompt).reading).toMatchObject({ ignored, verdict: 'partly' });
  });
});

describe('readText: anything at all', () => {
  it('shortens a long subject at the end of a word and cuts no character in half', () => {
    expect(readText(`An outline for ${'long words '.repeat(20)}`).brief.topic).toMatch(
      /^(long words )*long( words)?…$/,
    );
    expect(readText(`An outline for ${'🦊'.repeat(200)}`).brief.topic).not.toMatch(/\uFFFD/);
  });

  it('never throws, and keeps the subject short', () => {
    fc.assert(
      fc.property(anyText(), (prompt) => {
        const { form, topic } = readText(prompt).brief;
        expect(TEXT_FORMS).toContain(form);
        expect(Array.from(topic).length).toBeLessThanOrEqual(81);
      }),
    );
  });

  it.each([
    `to ${'my '.repeat(1300)}`,
    `letter to ${'a'.repeat(3900)}`,
    `about ${'for '.repeat(900)}`,
    'in 5 '.repeat(800),
  ])('reads a prompt of the greatest length in a moment (%#)', (prompt) => {
    const start = performance.now();
    readText(prompt);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
