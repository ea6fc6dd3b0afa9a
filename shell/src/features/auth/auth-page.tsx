import { Card, Heading, media, Stack, Text, token } from '@aic/design-system';
import { Tabs } from '@aic/design-system/tabs';
import { PRODUCT_NAME, SIGN_IN_PANEL_CREDITS, useSearchParams } from '@aic/sdk';
import { useState } from 'react';
import { styled } from 'styled-components';
import { OptionalPart } from '../../core/optional-part.tsx';
import { sceneFigure } from '../../scenes/scene-part.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { SecondStepForm } from './second-step-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignInProblemText } from './sign-in-problem.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useSecondStepRoute } from './use-second-step-route.ts';
import { CookiesNeeded, ScriptNeeded } from './what-is-needed.tsx';

type Tab = 'sign-in' | 'sign-up';

/** Sign in and sign up, or the second step of a sign-in. */
export function AuthPage() {
  const { isOpen: isSecondStep } = useSecondStepRoute();
  return (
    <Columns>
      <Words>
        <Text tone="accent" weight="medium">
          {PRODUCT_NAME}
        </Text>
        <Heading level={1} size="hero">
          Make something today
        </Heading>
        <Text size="reading" tone="muted" isMeasured>
          Start with {SIGN_IN_PANEL_CREDITS}+ free credits. Every price is on its button, and what fails is
          given back.
        </Text>
      </Words>
      <Entrance>
        <Card padding={24}>{isSecondStep ? <SecondStepForm /> : <Forms />}</Card>
      </Entrance>
      <Picture>
        <OptionalPart>
          <sceneFigure.Part name="balloons" />
        </OptionalPart>
      </Picture>
    </Columns>
  );
}

/** The open tab is in the URL, so 'Get Started' can link to it. */
function Forms() {
  const [params, setParams] = useSearchParams();
  const tab: Tab = params.get('tab') === 'sign-up' ? 'sign-up' : 'sign-in';

  /** Typed once for both tabs. */
  const [email, setEmail] = useState('');
  const [isContinued, setContinued] = useState(false);

  const handleTab = (next: Tab): void => {
    setContinued(false);
    setParams(
      (current) => {
        current.set('tab', next);
        return current;
      },
      { replace: true },
    );
  };

  return (
    <Stack gap={20}>
      <ScriptNeeded />
      <CookiesNeeded />
      <SignInProblemText />
      <Tabs
        label="Sign in or sign up"
        isFullWidth
        value={tab}
        onValueChange={handleTab}
        items={[
          {
            value: 'sign-in',
            label: 'Sign In',
            content: <SignInForm email={email} onEmail={setEmail} isContinued={isContinued} />,
          },
          {
            value: 'sign-up',
            label: 'Sign Up',
            content: (
              <SignUpForm
                email={email}
                onEmail={setEmail}
                onSignInInstead={() => {
                  handleTab('sign-in');
                  setContinued(true);
                }}
              />
            ),
          },
        ]}
      />
      <Or>or</Or>
      <Stack gap={8}>
        <PasskeyButton />
        <ProviderButtons />
      </Stack>
    </Stack>
  );
}

const Or = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  gap: ${token.space[12]};
  align-items: center;
  font: ${token.type.small};
  color: ${token.color.fgMuted};

  &::before,
  &::after {
    content: '';
    border-block-start: 1px solid ${token.color.border};
  }
`;

/** Words, form and picture below each other on a phone; elsewhere the form stands beside the other two. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[32]};
  padding-block: ${token.space[8]};

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 420px);
    grid-template-rows: auto 1fr;
    column-gap: ${token.space[40]};
    padding-block: ${token.space[32]};
  }

  ${media.large} {
    column-gap: ${token.space[64]};
  }
`;

const Words = styled(Stack)`
  align-self: start;
`;

const Entrance = styled.div`
  ${media.medium} {
    grid-row: 1 / span 2;
    grid-column: 2;
  }
`;

/** What can be made behind this door. */
const Picture = styled.div`
  align-self: start;

  img {
    aspect-ratio: 3 / 2;
    object-position: 50% 40%;
  }
`;
