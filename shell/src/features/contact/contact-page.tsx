import { Heading, media, Stack, Text, token } from '@aic/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ContactForm } from './contact-form.tsx';
import { ContactInfo } from './contact-info.tsx';
import { MessageSent } from './message-sent.tsx';

/** Editing and sending, then sent, and from there back to an empty form. */
export function ContactPage() {
  const [isSent, setSent] = useState(false);
  if (isSent) return <MessageSent onAnother={() => setSent(false)} />;
  return (
    <Stack gap={32}>
      <Stack gap={8}>
        <Heading level={1} size="display">
          Contact
        </Heading>
        <Text size="reading" tone="muted" isMeasured>
          Write to us about anything. You need no account for it.
        </Text>
      </Stack>
      <Columns>
        <ContactForm onSent={() => setSent(true)} />
        <ContactInfo />
      </Columns>
    </Stack>
  );
}

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${token.space[32]};

  ${media.large} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;
