/** Thrown by a taker where an item cannot be used after all; its message is a sentence for the user. */
export class UseRefused extends Error {
  override readonly name = 'UseRefused';
}
