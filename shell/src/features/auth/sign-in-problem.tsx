import { Text } from '@aic/design-system';
import { useSearchParams, type SignInProblem } from '@aic/sdk';
import { SIGN_IN_PROBLEMS } from '@aic/sdk/host';

const TEXTS: Readonly<Record<SignInProblem, string>> = {
  expired: 'This sign-in took too long, was used before, or began in another browser. Please try again.',
  refused: 'The sign-in was cancelled there. Nothing has happened; you can try again.',
  invalid: 'The answer of the provider could not be trusted, so nobody was signed in. Please try again.',
  unverified:
    'The provider gave us no e-mail address that it has confirmed. Confirm it there, or sign up with e-mail and password.',
  'other-identity':
    'Another account there belongs to your account here. Sign in with that one, or with e-mail and password.',
  blocked: 'This account is blocked. Please write to us if you think that this is a mistake.',
  closed:
    'This account was deleted. As long as it can be taken back, we mail the link for that to its address.',
  unavailable: 'The provider cannot be reached right now. Please try again later, or sign in with e-mail.',
  'too-many': 'Too many attempts. Please try again in a minute.',
  'second-step-over': 'This sign-in took too long, or had too many wrong codes. Please sign in again.',
};

/** Why a sign-in has failed that was begun on this page before. */
export function SignInProblemText() {
  const [params] = useSearchParams();
  const problem = SIGN_IN_PROBLEMS.find((known) => known === params.get('problem'));
  if (problem === undefined) return null;
  return (
    <Text role="alert" tone="danger">
      {TEXTS[problem]}
    </Text>
  );
}
