import { Button, Grid, Stack, TextField } from '@aic/design-system';
import { ApiError, errorText, PASSWORD_TYPED_MAX, PASSWORD_LENGTH_MIN } from '@aic/sdk';
import { useRef, useState, type SubmitEvent } from 'react';
import { useFieldFaults } from '../../forms/use-field-faults.ts';
import { EmailField } from './fields/email-field.tsx';
import { PasswordField } from './fields/password-field.tsx';
import { useSignUp } from './use-authenticate.ts';

const PASSWORD_HINT = `Password must be at least ${PASSWORD_LENGTH_MIN} characters long`;

interface SignUpFormProps {
  email: string;
  onEmail(email: string): void;
  /** To the sign-in, with the address that has an account. */
  onSignInInstead(): void;
}

export function SignUpForm({ email, onEmail, onSignInInstead }: SignUpFormProps) {
  const signUp = useSignUp();
  const fields = useFieldFaults();
  const [input, setInput] = useState({ password: '', firstName: '', lastName: '' });
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const change = (part: Partial<typeof input>): void => {
    if (signUp.isError) signUp.reset();
    setInput({ ...input, ...part });
  };
  const faults = signUp.isError ? faultsOf(signUp.error) : fields.faults;

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!signUp.isPending && fields.check(event.currentTarget)) {
      signUp.mutate(withoutEmptyNames({ email, ...input }), {
        onError: (error) =>
          (faultsOf(error)['email'] === undefined ? passwordField : emailField).current?.focus(),
      });
    }
  };

  return (
    <Stack as="form" method="post" gap={16} {...fields.form} onSubmit={handleSubmit}>
      <Grid gap={12} minColumnWidth="140px">
        <TextField
          label="First name"
          name="firstName"
          autoComplete="given-name"
          value={input.firstName}
          onChange={(event) => change({ firstName: event.target.value })}
        />
        <TextField
          label="Last name"
          name="lastName"
          autoComplete="family-name"
          value={input.lastName}
          onChange={(event) => change({ lastName: event.target.value })}
        />
      </Grid>
      <EmailField
        ref={emailField}
        value={email}
        error={faults['email']}
        onChange={(next) => {
          if (signUp.isError) signUp.reset();
          onEmail(next);
        }}
      />
      {isTaken(signUp.error) && (
        <div>
          <Button size="dense" onClick={onSignInInstead}>
            Sign in instead
          </Button>
        </div>
      )}
      <PasswordField
        ref={passwordField}
        autoComplete="new-password"
        minLength={PASSWORD_LENGTH_MIN}
        maxLength={PASSWORD_TYPED_MAX}
        hint={PASSWORD_HINT}
        error={faults['password']}
        value={input.password}
        onChange={(password) => change({ password })}
      />
      <Button type="submit" variant="primary" size="primary" isFullWidth isLoading={signUp.isPending}>
        Create account
      </Button>
    </Stack>
  );
}

const isTaken = (error: Error | null): boolean => error instanceof ApiError && error.code === 'email_taken';

/** What is wrong, beside the field where it is mended; what no field can mend stands below the last one. */
function faultsOf(error: Error | null): Readonly<Record<string, string | undefined>> {
  if (error === null) return {};
  if (isTaken(error)) return { email: errorText(error, 'This address has an account.') };
  const { email, password } = error instanceof ApiError ? error.fields : {};
  return email === undefined && password === undefined
    ? { password: errorText(error, 'Registration failed') }
    : { email, password };
}

/** Names are optional: an empty one is not sent. */
function withoutEmptyNames(input: { email: string; password: string; firstName: string; lastName: string }) {
  const { email, password, firstName, lastName } = input;
  return {
    email,
    password,
    ...(firstName.trim() !== '' && { firstName }),
    ...(lastName.trim() !== '' && { lastName }),
  };
}
