import { useSearchParams, type SignInProblem } from '@aic/sdk';
import { SECOND_STEP } from '@aic/sdk/host';

/**
 * Whether the sign-in page asks for a code is in its address: a phone may throw the page away while its app is open.
 */
export function useSecondStepRoute() {
  const [params, setParams] = useSearchParams();
  return {
    isOpen: params.get('step') === SECOND_STEP,
    open(): void {
      setParams((current) => {
        current.delete('problem');
        current.set('step', SECOND_STEP);
        return current;
      });
    },
    /** Back to the beginning of the sign-in. @param problem what it says of this one */
    leave(problem?: SignInProblem): void {
      setParams(
        (current) => {
          current.delete('step');
          if (problem !== undefined) current.set('problem', problem);
          return current;
        },
        { replace: true },
      );
    },
  };
}
