/** The engine can do nothing with what it was given, and another try would not help. The message tells the user why. */
export class EditRefusal extends Error {
  override readonly name = 'EditRefusal';
}
