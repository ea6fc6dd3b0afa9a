import { token } from '@aic/design-system';
import { errorText } from '@aic/sdk';
import { createApiClient } from '@aic/sdk/host';
import { login } from '@aic/sdk/host';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';

/** A real API knows no user on this page yet. @param api its origin */
export function SignIn({ api }: { api: string }) {
  const [problem, setProblem] = useState('');

  const submit = async (form: HTMLFormElement): Promise<void> => {
    const { email, password } = Object.fromEntries(new FormData(form));
    if (typeof email !== 'string' || typeof password !== 'string') return;
    try {
      const user = await login(createApiClient(), { email, password });
      if (user !== null) location.reload();
      else setProblem('This account asks for a code: sign in on the page of the API, then reload this one.');
    } catch (error) {
      setProblem(errorText(error, `${api} has not answered.`));
    }
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void submit(event.currentTarget);
  };

  return (
    <Form onSubmit={handleSubmit}>
      <strong>Sign in to {api}</strong>
      <label>
        E-mail <input name="email" type="email" autoComplete="username" required />
      </label>
      <label>
        Password <input name="password" type="password" autoComplete="current-password" required />
      </label>
      <button type="submit">Sign in</button>
      <p role="alert">{problem}</p>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: ${token.space[12]};
`;
