import { Button, LinkText, Stack, Text, TextField } from '@aic/design-system';
import { Link } from '@aic/sdk';
import { useState, type SubmitEvent } from 'react';
import { PasswordField } from './password-field.tsx';
import { useSignIn } from './use-authenticate.ts';

export function SignInForm() {
  const signIn = useSignIn();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');

  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!signIn.isPending) {
      signIn.mutate({ email, password });
    }
  };

  return (
    <Stack as="form" gap={16} onSubmit={handleSubmit}>
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField autoComplete="current-password" value={password} onChange={setPassword} />
      <Text size="small">
        <LinkText as={Link} to="/forgot-password" state={{ email }}>
          Forgot your password?
        </LinkText>
      </Text>
      <Button type="submit" variant="primary" size="primary" isFullWidth isLoading={signIn.isPending}>
        Sign In
      </Button>
    </Stack>
  );
}
