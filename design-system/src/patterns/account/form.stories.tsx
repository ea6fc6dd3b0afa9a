import type { Meta, StoryObj } from '@storybook/react-vite';
import { type SubmitEvent, useRef, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { Card } from '../../components/card/card.tsx';
import { Checkbox } from '../../components/checkbox/checkbox.tsx';
import { Heading } from '../../components/heading/heading.tsx';
import { Grid, Stack } from '../../components/layout/layout.tsx';
import { Notice } from '../../components/notice/notice.tsx';
import { Select } from '../../components/select/select.tsx';
import { TextArea } from '../../components/text-area/text-area.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { Frame } from '../frame.tsx';
import { onAPhone } from '../on-a-phone.ts';

const meta: Meta = {
  title: 'Patterns/Form',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
};

export default meta;

const subjects = ['A question', 'A bill', 'A fault', 'An idea', 'Something else'];
const options = subjects.map((label) => ({ value: label, label }));

function ContactForm() {
  const [subject, setSubject] = useState<string>();
  const [message, setMessage] = useState('');
  const [email, setEmail] = useState('');
  const [isCopied, setCopied] = useState(false);
  const [state, setState] = useState<'new' | 'wrong' | 'sent'>('new');
  const emailRef = useRef<HTMLInputElement>(null);
  const emailError = email.includes('@') ? undefined : 'Enter an address such as you@example.com.';
  const messageError = message.trim() === '' ? 'Say what it is about.' : undefined;
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const isRight = emailError === undefined && messageError === undefined;
    setState(isRight ? 'sent' : 'wrong');
    if (emailError !== undefined) emailRef.current?.focus();
  };
  const shown = (error: string | undefined): string | undefined => (state === 'wrong' ? error : undefined);

  return (
    <Frame>
      <Card style={{ maxWidth: 720 }} padding={24}>
        <Stack as="form" gap={20} noValidate onSubmit={handleSubmit}>
          <Heading level={1}>Contact</Heading>
          <div role="status">
            {state === 'sent' && (
              <Notice title="Message sent successfully">We'll get back to you within 24 hours.</Notice>
            )}
          </div>
          <Grid minColumnWidth="220px">
            <TextField label="Name" hint="Optional" autoComplete="name" />
            <TextField
              ref={emailRef}
              label="E-mail"
              type="email"
              autoComplete="email"
              required
              value={email}
              error={shown(emailError)}
              onChange={({ target }) => setEmail(target.value)}
            />
          </Grid>
          <Select
            label="Subject"
            options={options}
            value={subject}
            onValueChange={setSubject}
            size="primary"
          />
          <TextArea
            label="Message"
            required
            value={message}
            error={shown(messageError)}
            onChange={({ target }) => setMessage(target.value)}
          />
          <Checkbox label="Send me a copy" isChecked={isCopied} onChange={setCopied} />
          <div>
            <Button type="submit" variant="primary" size="primary">
              Send message
            </Button>
          </div>
        </Stack>
      </Card>
    </Frame>
  );
}

/** What is wrong is said after the press, at its field, and the first one gets the focus. */
export const Default: StoryObj = {
  render: () => <ContactForm />,
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: /E-mail/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription(/you@example.com/);
    await userEvent.type(email, 'ada@example.com');
    await userEvent.type(canvas.getByRole('textbox', { name: /Message/ }), 'Hello');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(canvas.getByText('Message sent successfully')).toBeVisible();
  },
};

export const OnAPhone: StoryObj = { ...onAPhone, render: () => <ContactForm /> };
