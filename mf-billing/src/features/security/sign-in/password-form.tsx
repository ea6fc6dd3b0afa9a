import { Button, Card, Grid, Heading, LinkText, Stack, Text, TextField } from '@aic/design-system';
import { Link, PASSWORD_TYPED_MAX, PASSWORD_LENGTH_MIN, useUser } from '@aic/sdk';
import { useRef, type SubmitEvent } from 'react';
import { usePasswordForm, type PasswordFieldName } from './use-password-form.ts';

/** Another password for who knows the present one. */
export function PasswordForm() {
  const { email } = useUser();
  const fields = useRef<Record<PasswordFieldName, HTMLInputElement | null>>({
    currentPassword: null,
    password: null,
  });
  const { values, errors, isSaving, change, save } = usePasswordForm((name) => fields.current[name]?.focus());
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    save();
  };

  return (
    <Card as="section" padding={24} aria-label="Password">
      <Stack as="form" gap={20} noValidate onSubmit={handleSubmit}>
        <Heading level={2}>Password</Heading>
        {/* For password managers: whose password it is. */}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <Grid minColumnWidth="220px">
          <TextField
            ref={(input) => {
              fields.current.currentPassword = input;
            }}
            label="Present password"
            type="password"
            autoComplete="current-password"
            maxLength={PASSWORD_TYPED_MAX}
            value={values.currentPassword}
            error={errors.currentPassword}
            onChange={(event) => change({ currentPassword: event.target.value })}
          />
          <TextField
            ref={(input) => {
              fields.current.password = input;
            }}
            label="New password"
            hint={`Password must be at least ${PASSWORD_LENGTH_MIN} characters long`}
            type="password"
            autoComplete="new-password"
            maxLength={PASSWORD_TYPED_MAX}
            value={values.password}
            error={errors.password}
            onChange={(event) => change({ password: event.target.value })}
          />
        </Grid>
        <Text size="small" tone="muted">
          It signs you out everywhere else.{' '}
          <LinkText as={Link} to="/forgot-password" state={{ email }}>
            Forgot your password?
          </LinkText>
        </Text>
        <div>
          <Button type="submit" variant="primary" isLoading={isSaving}>
            Change password
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
