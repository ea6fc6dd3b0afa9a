/** Values of the Design Tokens format, read from CSS. https://www.designtokens.org/tr/2025.10/ */
export interface ColorValue {
  colorSpace: 'srgb';
  /** Red, green and blue, 0 to 1. */
  components: number[];
  alpha: number;
  /** Without the alpha. */
  hex: string;
}

export interface LengthValue {
  value: number;
  unit: 'px';
}

export interface ShadowValue {
  color: ColorValue;
  offsetX: LengthValue;
  offsetY: LengthValue;
  blur: LengthValue;
  spread: LengthValue;
}

/** `12px`, or `0`. */
export const lengthValue = (css: string): LengthValue => ({ value: Number.parseFloat(css), unit: 'px' });

/** `#0a0c10`, `rgb(4 5 8 / 0.72)` or `transparent`. */
export function readColor(css: string): ColorValue {
  if (css === 'transparent') return color([0, 0, 0], 0);
  if (css.startsWith('#')) {
    return color([1, 3, 5].map((start) => Number.parseInt(css.slice(start, start + 2), 16)));
  }
  const [red = 0, green = 0, blue = 0, alpha] = (css.match(/[\d.]+/g) ?? []).map(Number);
  return color([red, green, blue], alpha);
}

/** One shadow, or several with commas between them. */
export const readShadow = (css: string): ShadowValue[] =>
  css.split(/,\s*(?![^(]*\))/).map((shadow) => {
    const [, lengths = '', paint = ''] = /^((?:-?[\d.]+(?:px)? )+)(.+)$/.exec(shadow) ?? [];
    const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths.trim().split(' ');
    return {
      color: readColor(paint),
      offsetX: lengthValue(offsetX),
      offsetY: lengthValue(offsetY),
      blur: lengthValue(blur),
      spread: lengthValue(spread),
    };
  });

const color = (bytes: number[], alpha = 1): ColorValue => ({
  colorSpace: 'srgb',
  // Four digits tell each of the 256 steps apart.
  components: bytes.map((byte) => Number((byte / 255).toFixed(4))),
  alpha,
  hex: `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`,
});
