/** The engine could do nothing with what it was given, and trying again would not help. The message says why, to the creator. */
export class EditRefusal extends Error {
  override readonly name = 'EditRefusal';
}
