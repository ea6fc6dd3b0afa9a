/** How a scene may sound, by words of its light, weather or mood: the first that is named decides. */
const SOUNDS: ReadonlyArray<readonly [named: RegExp, sound: string]> = [
  [/\b(?:storm|thunder|lightning|battle|epic|dramatic|majestic)/i, 'Fast dramatic orchestral music'],
  [/\b(?:neon|cyberpunk|futuristic|city|skyline|downtown|galaxy)/i, 'Moderate electronic synths'],
  [/\b(?:night|midnight|dark|dusk|moon|eerie|haunted|gothic)/i, 'Slow dark piano'],
  [/\b(?:rain(?!bow)|fog|mist(?!a)|autumn|snow|winter|lonely|sad(?!dl))/i, 'Slow sad piano and strings'],
  [/\b(?:happy|fun(?:ny)?\b|party|summer|sunny|cheerful|joyful|playful)/i, 'Happy upbeat acoustic guitar'],
  [/\b(?:sunrise|dawn|morning|sunset|golden|spring|warm)/i, 'Slow warm acoustic guitar'],
];
const USUAL = 'Slow calm ambient pads';

/** The words of a scene as those of its soundtrack: no instrument plays a lighthouse. */
export function trackWordsOf(scene: string): string {
  const [, sound = USUAL] = SOUNDS.find(([named]) => named.test(scene)) ?? [];
  return `${sound}, for a scene: ${scene}`;
}
