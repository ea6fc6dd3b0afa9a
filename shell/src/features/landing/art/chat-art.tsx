import { Card, Heading, media, Stack, Text, token } from '@aic/design-system';
import { styled } from 'styled-components';

const MESSAGES = [
  { from: 'You', text: 'I need a name for a small bakery by the sea. Warm, easy to say, not too cute.' },
  {
    from: 'Assistant',
    text: 'Three that keep it simple: “Harbour Loaf”, “Salt & Crumb”, “First Tide Bakery”. The second says sea and bread in two words, and it looks good on a paper bag.',
  },
  { from: 'You', text: 'Salt & Crumb it is. One line for the door, please.' },
  { from: 'Assistant', text: '“Baked before the tide comes in.”' },
] as const;

/** What talking to the text tool is like. The exchange is an example that we have written. */
export function ChatArt() {
  return (
    <Card as="section" padding={32} aria-label="Sample chat">
      <Columns>
        <Stack gap={8}>
          <Heading level={3} size="title">
            AI Chat Assistant
          </Heading>
          <Text size="small" tone="muted">
            A sample exchange, written by us.
          </Text>
        </Stack>
        <Messages role="list">
          {MESSAGES.map(({ from, text }) => (
            <Message key={text} data-from={from}>
              <Text as="span" size="caption" tone="muted">
                {from}
              </Text>
              <Text>{text}</Text>
            </Message>
          ))}
        </Messages>
      </Columns>
    </Card>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${token.space[16]};

  ${media.large} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  }
`;

const Messages = styled.ul`
  display: grid;
  gap: ${token.space[8]};
`;

const Message = styled.li`
  justify-self: start;
  max-width: min(100%, 60ch);
  padding: ${token.space[8]} ${token.space[12]};
  border-radius: ${token.radius.card};
  background: ${token.color.raised};

  &[data-from='You'] {
    justify-self: end;
    background: ${token.color.accentSubtle};
  }
`;
