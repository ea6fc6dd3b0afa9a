import type { Colour } from '../colour/oklch.ts';

/** What can go both ways: +1 is the named way at full strength, -1 its opposite. */
export type SignedId =
  | 'brightness'
  | 'contrast'
  | 'warmth'
  | 'saturation'
  | 'shadows'
  | 'highlights'
  | 'sharpness'
  /** Up is grain, down is noise taken away. */
  | 'noise'
  /** Contrast between neighbouring areas; down is a soft, flat light. */
  | 'clarity';

/** What goes one way, 0..1. */
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
  /** Width by height; null keeps the picture's own orientation out of it: "portrait" of a landscape is 4:5. */
  | { kind: 'crop'; ratio: number }
  /** Clockwise. */
  | { kind: 'turn'; degrees: number }
  | { kind: 'mirror'; axis: 'left-right' | 'top-bottom' };

export interface Frame {
  kind: 'frame';
  colour: Colour;
}

/** What comes behind the subject. */
export type Backdrop =
  | { kind: 'plain'; colour: Colour }
  /** A wall with light falling on it. */
  | { kind: 'studio'; colour: Colour }
  /** From top to bottom. */
  | { kind: 'gradient'; colours: readonly [Colour, ...Colour[]] }
  /** Painted by the image engine. */
  | { kind: 'scene'; prompt: string; isBlurred: boolean }
  /** What is there already, edited. */
  | { kind: 'treated'; operations: readonly Operation[] }
  | { kind: 'reference'; isBlurred: boolean }
  | { kind: 'transparent' };

export type Operation =
  | Adjustment
  | Colouring
  | Geometry
  | Frame
  /** Light, colour, noise and sharpness as measured. */
  | { kind: 'auto' }
  | { kind: 'backdrop'; backdrop: Backdrop };
