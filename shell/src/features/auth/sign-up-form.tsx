import { Button, Grid, Stack, TextField } from '@aic/design-system';
import { ApiError, PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '@aic/sdk';
import { useState, type SubmitEvent } from 'react';
import { PasswordField } from './password-field.tsx';
import { useSignUp } from './use-authenticate.ts';

const PASSWORD_HINT = `Password must be at least ${PASSWORD_LENGTH_MIN} characters long`;

export function SignUpForm() {
  const signUp = useSignUp();
  const [input, setInput] = useState({ email: '', password: '', firstName: '', lastName: '' });
  const change = (part: Partial<typeof input>): void => setInput({ ...input, ...part });
  const fields = signUp.error instanceof ApiError ? signUp.error.fields : {};

  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!signUp.isPending) {
      signUp.mutate(withoutEmptyNames(input));
    }
  };

  return (
    <Stack as="form" gap={16} onSubmit={handleSubmit}>
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
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        required
        value={input.email}
        error={fields['email']}
        onChange={(event) => change({ email: event.target.value })}
      />
      <PasswordField
        autoComplete="new-password"
        minLength={PASSWORD_LENGTH_MIN}
        maxLength={PASSWORD_LENGTH_MAX}
        hint={PASSWORD_HINT}
        error={fields['password']}
        value={input.password}
        onChange={(password) => change({ password })}
      />
      <Button type="submit" variant="primary" size="primary" isFullWidth isLoading={signUp.isPending}>
        Create account
      </Button>
    </Stack>
  );
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
