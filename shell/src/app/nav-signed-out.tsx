import { Button } from '@aic/design-system';
import { Link } from '@aic/sdk';

export function NavSignedOut() {
  return (
    <>
      <Button as={Link} to="/auth" variant="ghost">
        Sign In
      </Button>
      <Button as={Link} to="/auth?tab=sign-up" variant="primary">
        Get Started
      </Button>
    </>
  );
}
