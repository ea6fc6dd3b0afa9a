import { Button, Cluster, Grid, Stack, Text, TextField } from '@aic/design-system';
import { useShell } from '@aic/sdk';
import { turnOnSecondFactor, type SecondFactorSetup } from '@aic/sdk/account';
import { useRef, useState, type SubmitEvent } from 'react';
import { fieldError } from '../shared/use-security-call.ts';
import { QrCode } from './qr-code.tsx';
import { useSecondFactorCall } from './use-second-factor.ts';

interface SecondFactorSetupFormProps {
  setup: SecondFactorSetup;
  onDone(recoveryCodes: readonly string[]): void;
  onCancel(): void;
}

/** What the app needs, and the code that shows that it has it. */
export function SecondFactorSetupForm({ setup, onDone, onCancel }: SecondFactorSetupFormProps) {
  const { api } = useShell();
  const turnOn = useSecondFactorCall(
    (code: string) => turnOnSecondFactor(api, code),
    ({ codes }) => onDone(codes),
  );
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (code.trim() === '') field.current?.focus();
    else if (!turnOn.isPending) turnOn.mutate(code, { onError: () => field.current?.focus() });
  };

  return (
    <Stack as="form" gap={16} noValidate onSubmit={handleSubmit}>
      <Text>Scan this with your authenticator app, or type the key into it.</Text>
      <QrCode value={setup.uri} label="QR code for your authenticator app" />
      <div>
        <Text size="small" tone="muted">
          Key
        </Text>
        <Text as="code" isTabular>
          {inGroups(setup.key)}
        </Text>
      </div>
      <Grid minColumnWidth="220px">
        <TextField
          ref={field}
          label="Code of the app"
          hint="Six digits. They show that your app has the key."
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={10}
          value={code}
          error={fieldError(turnOn.error)}
          onChange={(event) => {
            if (turnOn.isError) turnOn.reset();
            setCode(event.target.value);
          }}
        />
      </Grid>
      <Cluster gap={12}>
        <Button
          type="submit"
          variant="primary"
          isLoading={turnOn.isPending}
          disabledReason={code.trim() === '' ? 'Type the code of the app first' : undefined}
        >
          Confirm
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Cluster>
    </Stack>
  );
}

/** Four by four, so that users do not lose their place. */
const inGroups = (key: string): string => key.match(/.{1,4}/g)?.join(' ') ?? key;
