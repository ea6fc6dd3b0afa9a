/** The server cannot start, for a reason that its operator can mend: the message alone is shown. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
