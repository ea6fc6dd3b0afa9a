import { Card, Heading, media, Stack, Text, token } from '@aic/design-system';
import { Tabs } from '@aic/design-system/tabs';
import { PRODUCT_NAME, SIGN_IN_PANEL_CREDITS, useSearchParams } from '@aic/sdk';
import { styled } from 'styled-components';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

type Tab = 'sign-in' | 'sign-up';

/** Sign in and sign up. The open tab is in the URL, so 'Get Started' can link to it. */
export function AuthPage() {
  const [params, setParams] = useSearchParams();
  const tab: Tab = params.get('tab') === 'sign-up' ? 'sign-up' : 'sign-in';

  const handleTab = (next: Tab): void => {
    setParams(
      (current) => {
        current.set('tab', next);
        return current;
      },
      { replace: true },
    );
  };

  return (
    <Columns>
      <Stack>
        <Text tone="accent" weight="medium">
          {PRODUCT_NAME}
        </Text>
        <Heading level={1} size="display">
          Make something today
        </Heading>
        <Text size="reading" tone="muted" isMeasured>
          Start with {SIGN_IN_PANEL_CREDITS}+ free credits. Every price is on its button, and what fails is
          given back.
        </Text>
      </Stack>
      <Card padding={24}>
        <Tabs
          label="Sign in or sign up"
          isFullWidth
          value={tab}
          onValueChange={handleTab}
          items={[
            { value: 'sign-in', label: 'Sign In', content: <SignInForm /> },
            { value: 'sign-up', label: 'Sign Up', content: <SignUpForm /> },
          ]}
        />
      </Card>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${token.space[32]};
  max-width: 960px;
  margin-inline: auto;
  padding-block: ${token.space[24]};

  ${media.medium} {
    grid-template-columns: 1fr minmax(0, 420px);
    align-items: center;
    padding-block: ${token.space[64]};
  }
`;
