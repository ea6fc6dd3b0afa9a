import { Button, Stack, TextField } from '@aic/design-system';
import { Select } from '@aic/design-system/overlays';
import { TextArea } from '@aic/design-system/studio';
import { CONTACT_CATEGORIES, type ContactCategory, type ContactMessage } from '@aic/sdk/host';
import { useState, type ChangeEvent, type SubmitEvent } from 'react';
import { useFieldFaults } from '../../forms/use-field-faults.ts';
import { HiddenField } from './hidden-field.tsx';
import { useSendMessage } from './use-send-message.ts';

const CATEGORY_LABELS: Readonly<Record<ContactCategory, string>> = {
  general: 'General question',
  billing: 'Billing',
  technical: 'Technical problem',
  feature: 'Feature request',
  business: 'Business enquiry',
  bug: 'Bug report',
};

const EMPTY: ContactMessage = { name: '', email: '', subject: '', message: '', fax: '' };

export function ContactForm({ onSent }: { onSent: () => void }) {
  const { send, isSending, fieldErrors } = useSendMessage(onSent);
  const { faults, form, check } = useFieldFaults();
  const [draft, setDraft] = useState(EMPTY);

  const errorOf = (name: string): string | undefined => faults[name] ?? fieldErrors[name];
  const fieldOf = (name: 'name' | 'email' | 'subject' | 'message' | 'fax') => ({
    name,
    value: draft[name] ?? '',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setDraft({ ...draft, [name]: target.value }),
  });
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isSending && check(event.currentTarget)) send(draft);
  };

  return (
    <Stack as="form" method="post" gap={16} {...form} onSubmit={handleSubmit} aria-label="Write to us">
      <TextField
        label="Name"
        autoComplete="name"
        maxLength={100}
        required
        error={errorOf('name')}
        {...fieldOf('name')}
      />
      <TextField
        label="E-mail"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        error={errorOf('email')}
        {...fieldOf('email')}
      />
      <TextField
        label="Subject"
        maxLength={150}
        required
        error={errorOf('subject')}
        {...fieldOf('subject')}
      />
      <Select
        label="Category"
        size="primary"
        placeholder="Choose (optional)"
        options={CONTACT_CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] }))}
        value={draft.category}
        onValueChange={(category) => setDraft({ ...draft, category })}
      />
      <TextArea
        label="Message"
        linesMin={6}
        linesMax={16}
        maxLength={5000}
        required
        error={errorOf('message')}
        {...fieldOf('message')}
      />
      <HiddenField {...fieldOf('fax')} />
      <Button type="submit" variant="primary" size="primary" isLoading={isSending}>
        Send Message
      </Button>
    </Stack>
  );
}
