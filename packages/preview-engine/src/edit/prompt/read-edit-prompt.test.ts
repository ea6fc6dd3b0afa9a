import { EDIT_TYPES } from '@aic/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../../test/any-text.ts';
import type { Operation } from '../model/operations.ts';
import { ESTIMATE_LABEL, readEditPrompt } from './read-edit-prompt.ts';

const read = (prompt: string) => readEditPrompt(prompt, 'general', false);
const behind = (prompt: string) => {
  const [operation] = readEditPrompt(prompt, 'background_change', false).operations;
  return operation?.kind === 'backdrop' ? operation.backdrop : null;
};

describe('readEditPrompt', () => {
  it.each([
    ['warmer', 'warmth', 1],
    ['cooler', 'warmth', -1],
    ['a bit darker', 'brightness', -0.5],
    ['darker by a little', 'brightness', -0.5],
    ['much more contrast', 'contrast', 1.5],
    ['less contrast', 'contrast', -1],
    ['turn the contrast down', 'contrast', -1],
    ['it is too dark', 'brightness', 1],
    ['less saturated', 'saturation', -1],
    ['remove the noise', 'noise', -1],
    ['add film grain', 'noise', 1],
    ['COLORFUL!', 'saturation', 1],
    ['sharper details', 'sharpness', 1],
    ['blur', 'sharpness', -1],
  ])('reads "%s" as %s by %f', (prompt, id, amount) => {
    expect(read(prompt).operations).toContainEqual({ kind: 'adjust', id, amount });
  });

  it.each([
    ['Crop to a square', { kind: 'crop', ratio: 1 }],
    ['16:9', { kind: 'crop', ratio: 16 / 9 }],
    ['Rotate right', { kind: 'turn', degrees: 90 }],
    ['rotate it 90 degrees to the left', { kind: 'turn', degrees: 270 }],
    ['rotate by 180°', { kind: 'turn', degrees: 180 }],
    ['rotate left', { kind: 'turn', degrees: 270 }],
    ['turn upside down', { kind: 'turn', degrees: 180 }],
    ['mirror it', { kind: 'mirror', axis: 'left-right' }],
    ['flip vertically', { kind: 'mirror', axis: 'top-bottom' }],
  ])('reads the shape in "%s"', (prompt, operation) => {
    expect(read(prompt).operations).toEqual([operation]);
  });

  it.each(['black and white', 'Black-and-white', 'b&w', 'remove color', 'no colour', 'monochrome'])(
    'reads "%s" as taking the colour out',
    (prompt) => {
      expect(read(prompt).reading.understood).toEqual(['black and white']);
    },
  );

  it('says what it understood and lists the rest as it was written', () => {
    expect(
      read('Warmer and crop to a square, add a dragon, replace the sky with stars').reading,
    ).toMatchObject({
      understood: ['warmer', 'cropped to a square'],
      ignored: ['add a dragon', 'replace the sky with stars'],
    });
  });

  it('names the place that it cannot find when a wish is about a part', () => {
    expect(read('make the sky darker').reading).toMatchObject({ understood: ['darker'], ignored: ['sky'] });
  });

  it('carries "less" and "no" over an "and", but not a degree', () => {
    expect(read('less contrast and saturation').reading.understood).toEqual(['less contrast', 'more muted']);
    expect(read('no mirror or vignette').operations).toEqual([]);
    expect(read('much warmer, vignette').reading.understood).toEqual(['warmer, a lot', 'vignette']);
  });

  it('does nothing for a wish to leave something alone, and says so', () => {
    expect(read('no vignette')).toMatchObject({
      operations: [],
      reading: { understood: ['not vignette'], ignored: [] },
    });
  });

  it('takes the colours of tints, duotones and frames from the words around them', () => {
    expect(read('duotone of purple and orange, white border, blue tint').reading).toMatchObject({
      understood: ['purple and orange duotone', 'white frame', 'blue tint'],
      ignored: [],
    });
  });

  it('always improves in enhance, steered by the words', () => {
    const { operations, reading } = readEditPrompt('Warmer light', 'enhance', false);
    expect(operations.map(({ kind }) => kind)).toEqual(['auto', 'adjust']);
    expect(reading).toMatchObject({
      understood: ['light, colour and sharpness improved', 'warmer'],
      ignored: [],
    });
  });

  it.each([
    ['Plain studio grey', 'studio'],
    ['white', 'plain'],
    ['dark blue', 'plain'],
    ['Sunset gradient', 'gradient'],
    ['pink to blue gradient', 'gradient'],
    ['A calm sea', 'scene'],
    ['Soft blur', 'treated'],
    ['black and white', 'treated'],
    ['remove the background', 'transparent'],
  ])('reads "%s" behind the subject as %s', (prompt, kind) => {
    expect(behind(prompt)?.kind).toBe(kind);
  });

  it('says that a background is an estimate, and puts a reference before the words', () => {
    expect(readEditPrompt('a sea', 'background_change', true).reading.understood).toEqual([
      ESTIMATE_LABEL,
      'background: the reference image',
    ]);
    expect(read('blur the background and make it warmer').reading.understood).toEqual([
      ESTIMATE_LABEL,
      'background: kept, softer',
      'warmer',
    ]);
  });

  it.each([
    '',
    ' ,;.&!? ',
    'constructor __proto__ toString hasOwnProperty',
    'not not no without',
    '\u0000\uFFFF🦊👩‍👩‍👧 <script>',
    'and '.repeat(4000),
    'ペンギン',
  ])('reads hostile words (%#) as nothing to do', (prompt) => {
    for (const editType of ['general', 'background_change'] as const) {
      const { operations, reading } = readEditPrompt(prompt, editType, false);
      expect(operations).toEqual([]);
      expect(reading.understood).toEqual([]);
    }
  });

  it('keeps its lists short whatever is written', () => {
    const { reading } = read(
      Array.from({ length: 400 }, (_, index) => `thing${'x'.repeat(index)}`).join(', '),
    );
    expect(reading.ignored.length).toBeLessThanOrEqual(12);
    expect(Math.max(...reading.ignored.map(({ length }) => length))).toBeLessThanOrEqual(80);
  });
});

describe('readEditPrompt: the whole of a prompt', () => {
  it('reads several wishes in their order', () => {
    expect(read('Black and white, much more contrast; crop to 4:5 and add a white border.')).toMatchObject({
      operations: [
        { kind: 'adjust', id: 'mono', amount: 1 },
        { kind: 'adjust', id: 'contrast', amount: 0.15 },
        { kind: 'adjust', id: 'contrast', amount: 1.5 },
        { kind: 'crop', ratio: 4 / 5 },
        { kind: 'frame', colour: { l: 1, c: 0, h: 0 } },
      ],
      reading: {
        understood: ['black and white', 'more contrast, a lot', 'cropped to 4:5', 'white frame'],
        ignored: [],
      },
    });
  });

  it('reads a prompt alike in any case', () => {
    expect(read('WARMER AND CROP TO A SQUARE')).toEqual(read('warmer and crop to a square'));
  });

  it('says each phrase once', () => {
    expect(read('warmer, warmer, warmer').reading.understood).toEqual(['warmer']);
  });

  it('puts a new background before the other operations, wherever it is asked for', () => {
    const { operations } = read('warmer, with a white background');
    expect(operations.map(({ kind }) => kind)).toEqual(['backdrop', 'adjust']);
  });

  it('reads what goes on with "with" as part of the background', () => {
    const { operations } = read('replace the background with a sea at dusk');
    expect(operations).toEqual([
      {
        kind: 'backdrop',
        backdrop: { kind: 'scene', prompt: expect.stringMatching(/sea/), isBlurred: false },
      },
    ]);
  });

  it('lists a background that it cannot make as ignored', () => {
    expect(read('a xyzzy background').reading).toMatchObject({
      understood: [],
      ignored: ['xyzzy background'],
    });
  });

  it('blurs a reference image when the words ask for it', () => {
    const blurOf = (prompt: string) => {
      const [operation] = readEditPrompt(prompt, 'background_change', true).operations;
      return (
        operation?.kind === 'backdrop' &&
        operation.backdrop.kind === 'reference' &&
        operation.backdrop.isBlurred
      );
    };
    expect(blurOf('blur it')).toBe(true);
    expect(blurOf('this one')).toBe(false);
    expect(blurOf('')).toBe(false);
  });

  it.each(['', 'xyzzy', '\u0000', 'no crop'])(
    'improves in enhance even when nothing is understood: %j',
    (prompt) => {
      const { operations } = readEditPrompt(prompt, 'enhance', false);
      expect(operations).toEqual([{ kind: 'auto' }]);
    },
  );

  it('asks for the enhancement once, however often it is named', () => {
    const { operations } = readEditPrompt('enhance, improve, fix it', 'enhance', false);
    expect(operations.filter(({ kind }) => kind === 'auto')).toHaveLength(1);
  });
});

describe('readEditPrompt: anything at all', () => {
  const word = fc.constantFrom(
    ...'warmer darker much bit no less too crop 16:9 rotate left mirror sepia tint blue and purple frame'.split(
      ' ',
    ),
    ...'background beach blur remove with , . xyzzy 夕焼け don’t 180 degrees duotone vintage the'.split(' '),
  );
  const prompt = fc.oneof(
    anyText(),
    fc.array(word, { maxLength: 25 }).map((words) => words.join(' ')),
  );

  it('is read without an error, into amounts that the filters take and lists that can be shown', () => {
    fc.assert(
      fc.property(prompt, fc.constantFrom(...EDIT_TYPES), fc.boolean(), (text, editType, hasReference) => {
        const { operations, reading } = readEditPrompt(text, editType, hasReference);
        for (const operation of operations) expect(isInBounds(operation)).toBe(true);
        for (const phrases of [reading.understood, reading.ignored]) {
          expect(phrases.length).toBeLessThanOrEqual(12);
          for (const phrase of phrases) expect(phrase.length).toBeLessThanOrEqual(80);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('tells the user of everything that it does', () => {
    fc.assert(
      fc.property(prompt, (text) => {
        const { operations, reading } = read(text);
        expect(operations.length > 0 && reading.understood.length === 0).toBe(false);
      }),
    );
  });
});

function isInBounds(operation: Operation): boolean {
  switch (operation.kind) {
    case 'adjust':
      return Math.abs(operation.amount) <= 1.5;
    case 'crop':
      return operation.ratio > 0.3 && operation.ratio < 3;
    case 'turn':
      return [90, 180, 270].includes(operation.degrees);
    case 'tint':
    case 'duotone':
      return operation.shadows.l <= operation.lights.l;
    case 'backdrop':
      return operation.backdrop.kind !== 'treated' || operation.backdrop.operations.every(isInBounds);
    case 'enlarge':
      return operation.factor === 2;
    case 'auto':
    case 'frame':
    case 'mirror':
      return true;
    default:
      return operation satisfies never;
  }
}
