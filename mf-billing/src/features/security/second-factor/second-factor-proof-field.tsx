import { Button, Cluster, Grid, Stack, Text, TextField } from '@aic/design-system';
import { PASSWORD_TYPED_MAX, useShell } from '@aic/sdk';
import { renewRecoveryCodes, turnOffSecondFactor, type SecondFactorProof } from '@aic/sdk/account';
import { useCallback, useRef, useState, type SubmitEvent } from 'react';
import { fieldError } from '../shared/use-security-call.ts';
import type { SecondFactorChange } from './second-factor-on.tsx';
import { useSecondFactorCall } from './use-second-factor.ts';

const TEXTS: Readonly<Record<SecondFactorChange, { text: string; button: string }>> = {
  'turn-off': {
    text: 'Your password alone will open your account again, and your recovery codes will be gone.',
    button: 'Turn off',
  },
  'recovery-codes': {
    text: 'You get ten new codes. The ones that you have will not work any more.',
    button: 'Make new codes',
  },
};

interface SecondFactorProofFieldProps {
  change: SecondFactorChange;
  hasPassword: boolean;
  onTurnedOff(): void;
  onCodes(codes: readonly string[]): void;
  onCancel(): void;
}

/** Asks once more who the user is: a page that was left open is not enough. */
export function SecondFactorProofField({
  change,
  hasPassword,
  onTurnedOff,
  onCodes,
  onCancel,
}: SecondFactorProofFieldProps) {
  const { api } = useShell();
  const call = useSecondFactorCall(
    async (proof: SecondFactorProof) =>
      change === 'turn-off'
        ? turnOffSecondFactor(api, proof).then(() => null)
        : (await renewRecoveryCodes(api, proof)).codes,
    (codes) => (codes === null ? onTurnedOff() : onCodes(codes)),
  );
  const [isByCode, setByCode] = useState(!hasPassword);
  const [value, setValue] = useState('');
  const field = useRef<HTMLInputElement | null>(null);
  const attach = useCallback((input: HTMLInputElement | null): void => {
    field.current = input;
    input?.focus();
  }, []);
  const update = (next: string): void => {
    if (call.isError) call.reset();
    setValue(next);
  };
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (value.trim() === '') field.current?.focus();
    else if (!call.isPending) {
      call.mutate(isByCode ? { code: value } : { password: value }, {
        onError: () => field.current?.focus(),
      });
    }
  };

  return (
    <Stack as="form" gap={16} noValidate onSubmit={handleSubmit}>
      <Text tone="muted">{TEXTS[change].text}</Text>
      <Grid minColumnWidth="220px">
        <TextField
          key={isByCode ? 'code' : 'password'}
          ref={attach}
          label={isByCode ? 'Code of the app, or a recovery code' : 'Your password'}
          type={isByCode ? 'text' : 'password'}
          autoComplete={isByCode ? 'one-time-code' : 'current-password'}
          maxLength={isByCode ? 40 : PASSWORD_TYPED_MAX}
          value={value}
          error={fieldError(call.error)}
          onChange={(event) => update(event.target.value)}
        />
      </Grid>
      <Cluster gap={12}>
        <Button
          type="submit"
          variant={change === 'turn-off' ? 'danger' : 'primary'}
          isLoading={call.isPending}
        >
          {TEXTS[change].button}
        </Button>
        {hasPassword && (
          <Button
            onClick={() => {
              update('');
              setByCode(!isByCode);
            }}
          >
            {isByCode ? 'Use your password instead' : 'Use a code instead'}
          </Button>
        )}
        <Button onClick={onCancel}>Cancel</Button>
      </Cluster>
    </Stack>
  );
}
