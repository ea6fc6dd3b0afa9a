import { Heading, media, Stack, Text, token } from '@aic/design-system';
import { useSearchParams } from '@aic/sdk';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ContactForm } from './contact-form.tsx';
import { ContactInfo } from './contact-info.tsx';
import { MessageSent } from './message-sent.tsx';

/** Of a form that was sent without JavaScript (api/src/pages/forms.routes.ts). */
const PROBLEMS: Readonly<Record<string, string>> = {
  invalid:
    'Your message was not sent: something is missing, too long, or no e-mail address. Go back in your browser: what you typed is still there.',
  'too-many': 'Your message was not sent: too many came from your network. Please try again in an hour.',
  failed: 'Your message was not sent: the server could not take it. Please try again in a moment.',
};

/** Editing and sending, then sent, and from there back to an empty form. */
export function ContactPage() {
  const [isSent, setSent] = useState(false);
  const [params] = useSearchParams();
  const problem = PROBLEMS[params.get('problem') ?? ''];
  if (isSent) return <MessageSent onAnother={() => setSent(false)} />;
  if (params.has('sent')) return <MessageSent onAnother={null} />;
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
      {problem !== undefined && (
        <Text role="alert" tone="danger">
          {problem}
        </Text>
      )}
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
