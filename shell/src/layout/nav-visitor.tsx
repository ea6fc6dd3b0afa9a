import { Button } from '@aic/design-system';
import { Link } from '@aic/sdk';
import { styled } from 'styled-components';

/** What visitors look for first. */
export function NavVisitor() {
  return (
    <Nav aria-label="Product">
      <Button as={Link} to="/#features" variant="ghost">
        Features
      </Button>
      <Button as={Link} to="/pricing" variant="ghost">
        Pricing
      </Button>
    </Nav>
  );
}

/** Phones have room for one of the two, and small ones for none: the footer has the page of plans, too. */
const Nav = styled.nav`
  display: flex;

  @media (max-width: 599px) {
    > :first-child {
      display: none;
    }
  }

  @media (max-width: 374px) {
    display: none;
  }
`;
