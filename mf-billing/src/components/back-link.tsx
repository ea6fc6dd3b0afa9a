import { Button, token } from '@aic/design-system';
import { ArrowLeftIcon } from '@aic/design-system/studio';
import { Link } from '@aic/sdk';
import { styled } from 'styled-components';

/** The way to the page above this one; its arrow stands where the page's text begins. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Root>
      <Button as={Link} to={to} variant="ghost" iconStart={<ArrowLeftIcon aria-hidden />}>
        {children}
      </Button>
    </Root>
  );
}

const Root = styled.div`
  margin-inline-start: calc(-1 * ${token.space[12]});
`;
