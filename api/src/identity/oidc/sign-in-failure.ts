import type { SignInProblem } from '@aic/contract';

/** A sign-in with another provider that failed. The page says why by `problem`; the cause is for the log. */
export class SignInFailure extends Error {
  override readonly name = 'SignInFailure';
  readonly problem: SignInProblem;

  constructor(problem: SignInProblem, cause?: unknown) {
    super(`The sign-in with the provider has failed: ${problem}`, { cause });
    this.problem = problem;
  }
}
