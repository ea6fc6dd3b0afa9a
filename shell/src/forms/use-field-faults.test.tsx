import { TextField } from '@aic/design-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useFieldFaults } from './use-field-faults.ts';

function Form({ onSent }: { onSent(): void }) {
  const { faults, form, check } = useFieldFaults();
  return (
    <form
      {...form}
      onSubmit={(event) => {
        event.preventDefault();
        if (check(event.currentTarget)) onSent();
      }}
    >
      <TextField label="Name" name="name" />
      <TextField label="E-mail" name="email" type="email" required error={faults['email']} />
      <TextField label="Password" name="password" required minLength={8} error={faults['password']} />
      <button type="submit">Send</button>
    </form>
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const told = (name: string) =>
  document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent;

it('says beside each field what is wrong with it, goes to the first, and sends nothing', async () => {
  const onSent = vi.fn<() => void>();
  render(<Form onSent={onSent} />);
  await userEvent.type(field('Password'), 'short');

  await userEvent.click(screen.getByRole('button'));

  expect([told('E-mail'), told('Password')]).toEqual([
    'Please enter your e-mail address',
    'Password must be at least 8 characters long',
  ]);
  expect(document.activeElement).toBe(field('E-mail'));
  expect(onSent).not.toHaveBeenCalled();
});

it('counts the characters of a password as the server does, and not their parts', async () => {
  const onSent = vi.fn<() => void>();
  render(<Form onSent={onSent} />);
  await userEvent.type(field('E-mail'), 'ada@example.com');
  for (const short of ['🦊'.repeat(7), 'é'.normalize('NFD').repeat(7)]) {
    await userEvent.clear(field('Password'));
    await userEvent.type(field('Password'), short);
    await userEvent.click(screen.getByRole('button'));
    expect(told('Password')).toBe('Password must be at least 8 characters long');
  }
  await userEvent.type(field('Password'), '🦊');
  await userEvent.click(screen.getByRole('button'));

  expect(onSent).toHaveBeenCalledOnce();
});

it('takes back what it said of a field once that is mended, and sends', async () => {
  const onSent = vi.fn<() => void>();
  render(<Form onSent={onSent} />);
  await userEvent.type(field('E-mail'), 'ada@');
  await userEvent.type(field('Password'), 'long enough');
  await userEvent.click(screen.getByRole('button'));
  expect(told('E-mail')).toBe('Please enter a whole e-mail address, such as ada@example.com');

  await userEvent.type(field('E-mail'), 'example.com');
  expect(field('E-mail').getAttribute('aria-invalid')).toBeNull();
  await userEvent.click(screen.getByRole('button'));

  expect(onSent).toHaveBeenCalledOnce();
});

it('leaves the bubbles to browsers without JavaScript', () => {
  expect(renderToStaticMarkup(<Form onSent={() => {}} />)).not.toMatch(/novalidate/i);
  render(<Form onSent={() => {}} />);
  expect(document.querySelector('form')?.noValidate).toBe(true);
});
