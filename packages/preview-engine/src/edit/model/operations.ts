import type { Colour } from '../../colour/oklch.ts';

/** Adjustments with two directions: +1 is the named one at full strength, -1 its opposite. */
export type SignedId =
  | 'brightness'
  | 'contrast'
  | 'warmth'
  | 'saturation'
  | 'shadows'
  | 'highlights'
  | 'sharpness'
  /** Up adds grain, down removes noise. */
  | 'noise'
  /** Contrast between neighbouring areas; down is a soft, flat light. */
  | 'clarity';

/** Adjustments with one direction, 0..1. */
export type EffectId =
  | 'mono'
  | 'sepia'
  | 'fade'
  /** Cool shadows and warm lights. */
  | 'split'
  | 'invert'
  | 'posterize'
  | 'pixelate'
  | 'vignette'
  | 'glow';

export type AdjustmentId = SignedId | EffectId;

export interface Adjustment {
  kind: 'adjust';
  id: AdjustmentId;
  /** -1..1; up to 1.5 where the words say "much". */
  amount: number;
}

/** Colours the picture: shadows towards one colour, lights towards the other. */
export interface Colouring {
  kind: 'tint' | 'duotone';
  shadows: Colour;
  lights: Colour;
}

export type Geometry =
  /** `ratio` is width by height. */
  | { kind: 'crop'; ratio: number }
  /** Clockwise. */
  | { kind: 'turn'; degrees: number }
  | { kind: 'mirror'; axis: 'left-right' | 'top-bottom' };

export interface Frame {
  kind: 'frame';
  colour: Colour;
}

/** What is put behind the subject. */
export type Backdrop =
  | { kind: 'plain'; colour: Colour }
  /** A wall with light falling on it. */
  | { kind: 'studio'; colour: Colour }
  /** From top to bottom. */
  | { kind: 'gradient'; colours: readonly [Colour, ...Colour[]] }
  /** Painted by the image engine. */
  | { kind: 'scene'; prompt: string; isBlurred: boolean }
  /** The photo's own background, edited. */
  | { kind: 'treated'; operations: readonly Operation[] }
  | { kind: 'reference'; isBlurred: boolean }
  | { kind: 'transparent' };

export type Operation =
  | Adjustment
  | Colouring
  | Geometry
  | Frame
  /** More pixels of the same picture. */
  | { kind: 'enlarge'; factor: number }
  /** Light, colour, noise and sharpness as measured. */
  | { kind: 'auto' }
  | { kind: 'backdrop'; backdrop: Backdrop };
