/** Brightness as the eye weighs the channels (ITU-R BT.709), of the encoded values and in their range. */
export function lumaOf(red: number, green: number, blue: number): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
