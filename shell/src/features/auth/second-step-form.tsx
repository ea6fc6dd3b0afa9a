import { Button, Heading, Stack, Text, TextField } from '@aic/design-system';
import { ApiError, errorText } from '@aic/sdk';
import { useCallback, useRef, useState, type SubmitEvent } from 'react';
import { useEnterCode } from './use-authenticate.ts';
import { useSecondStepRoute } from './use-second-step-route.ts';

const APP = {
  title: 'Enter the code of your app',
  text: 'Your account asks for a second step. Open your authenticator app and type the six digits that it shows.',
  label: 'Code',
  other: 'Use a recovery code instead',
};

const RECOVERY: typeof APP = {
  title: 'Enter a recovery code',
  text: 'You got ten of them when you turned two-step sign-in on. Each one works once.',
  label: 'Recovery code',
  other: 'Use the code of your app instead',
};

/** The second step of a sign-in. */
export function SecondStepForm() {
  const enter = useEnterCode();
  const { leave } = useSecondStepRoute();
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement | null>(null);
  // The user has pressed a button to get to this field.
  const attach = useCallback((input: HTMLInputElement | null): void => {
    field.current = input;
    input?.focus();
  }, []);
  const texts = isRecovery ? RECOVERY : APP;

  const change = (next: string): void => {
    if (enter.isError) enter.reset();
    setMissing(false);
    setCode(next);
  };
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (code.trim() === '') {
      setMissing(true);
      field.current?.focus();
    } else if (!enter.isPending) {
      enter.mutate(code, { onError: () => field.current?.focus() });
    }
  };

  return (
    <Stack as="form" gap={16} noValidate onSubmit={handleSubmit}>
      <Heading level={2}>{texts.title}</Heading>
      <Text tone="muted">{texts.text}</Text>
      <TextField
        // Another field, so that no browser fills a code of the app into the other one.
        key={texts.label}
        ref={attach}
        label={texts.label}
        name={isRecovery ? 'recovery-code' : 'code'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={code}
        error={isMissing ? 'Type the code' : errorOf(enter.error)}
        onChange={(event) => change(event.target.value)}
      />
      <Button type="submit" variant="primary" size="primary" isFullWidth isLoading={enter.isPending}>
        Continue
      </Button>
      <Button
        isFullWidth
        onClick={() => {
          change('');
          setRecovery(!isRecovery);
        }}
      >
        {texts.other}
      </Button>
      <Button isFullWidth variant="ghost" onClick={() => leave()}>
        Back to sign-in
      </Button>
    </Stack>
  );
}

/** Beside the field, whatever it is: nothing else can mend it. */
function errorOf(error: Error | null): string | undefined {
  if (error === null) return undefined;
  const ofField = error instanceof ApiError ? error.fields['code'] : undefined;
  return ofField ?? errorText(error, 'The server did not answer. Please try again.');
}
