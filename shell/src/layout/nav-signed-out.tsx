import { Button } from '@aic/design-system';
import { Link } from '@aic/sdk';
import { authPage } from '../features/auth/part.ts';

/** Hover, focus and touch fetch the sign-in page ahead of the click. */
const PRELOAD = {
  onPointerEnter: authPage.preload,
  onFocus: authPage.preload,
  onTouchStart: authPage.preload,
};

export function NavSignedOut() {
  return (
    <>
      <Button as={Link} to="/auth" variant="ghost" {...PRELOAD}>
        Sign In
      </Button>
      <Button as={Link} to="/auth?tab=sign-up" variant="primary" {...PRELOAD}>
        Get Started
      </Button>
    </>
  );
}
