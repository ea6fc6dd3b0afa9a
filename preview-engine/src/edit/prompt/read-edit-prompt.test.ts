import { describe, expect, it } from 'vitest';
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
    expect(read('Warmer and crop to a square, add a dragon, replace the sky with stars').reading).toEqual({
      understood: ['warmer', 'cropped to a square'],
      ignored: ['add a dragon', 'replace the sky with stars'],
    });
  });

  it('names the place that it cannot find when a wish is about a part', () => {
    expect(read('make the sky darker').reading).toEqual({ understood: ['darker'], ignored: ['sky'] });
  });

  it('carries "less" and "no" over an "and", but not a degree', () => {
    expect(read('less contrast and saturation').reading.understood).toEqual(['less contrast', 'more muted']);
    expect(read('no mirror or vignette').operations).toEqual([]);
    expect(read('much warmer, vignette').reading.understood).toEqual(['warmer, a lot', 'vignette']);
  });

  it('does nothing for a wish to leave something alone, and says so', () => {
    expect(read('no vignette')).toEqual({
      operations: [],
      reading: { understood: ['not vignette'], ignored: [] },
    });
  });

  it('takes the colours of tints, duotones and frames from the words around them', () => {
    expect(read('duotone of purple and orange, white border, blue tint').reading).toEqual({
      understood: ['purple and orange duotone', 'white frame', 'blue tint'],
      ignored: [],
    });
  });

  it('always improves in enhance, steered by the words', () => {
    const { operations, reading } = readEditPrompt('Warmer light', 'enhance', false);
    expect(operations.map(({ kind }) => kind)).toEqual(['auto', 'adjust']);
    expect(reading).toEqual({ understood: ['light, colour and sharpness improved', 'warmer'], ignored: [] });
  });

  it.each([
    ['Plain studio grey', 'studio'],
    ['white', 'plain'],
    ['dark blue', 'plain'],
    ['Sunset gradient', 'gradient'],
    ['pink to blue gradient', 'gradient'],
    ['A calm beach', 'scene'],
    ['Soft blur', 'treated'],
    ['black and white', 'treated'],
    ['remove the background', 'transparent'],
  ])('reads "%s" behind the subject as %s', (prompt, kind) => {
    expect(behind(prompt)?.kind).toBe(kind);
  });

  it('says that a background is an estimate, and puts a reference before the words', () => {
    expect(readEditPrompt('a beach', 'background_change', true).reading.understood).toEqual([
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
