/** A file could not be given its credentials, and may not go without. */
export class SigningFailed extends Error {
  override readonly name = 'SigningFailed';
}
