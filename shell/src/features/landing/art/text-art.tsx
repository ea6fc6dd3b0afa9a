import { media, Text, token } from '@aic/design-system';
import { styled } from 'styled-components';

const LINES = [
  { style: 'Creative', line: 'Baked before the tide comes in.' },
  { style: 'Professional', line: 'Fresh bread at the harbour, daily from six.' },
  { style: 'Casual', line: 'Come by while it’s still warm.' },
  { style: 'Technical', line: 'Sourdough, 24 hours of rest, 250 °C on stone.' },
  { style: 'Marketing', line: 'The sea makes you hungry. We do the rest.' },
] as const;

/** A text is its wording: one wish in the five styles. */
export function TextArt() {
  return (
    <>
      <Lines>
        {LINES.map(({ style, line }) => (
          <div key={style}>
            <dt>{style}</dt>
            <dd>{line}</dd>
          </div>
        ))}
      </Lines>
      <Text size="caption" tone="subtle">
        One line for the door of a bakery by the sea. Examples, written by us.
      </Text>
    </>
  );
}

const Lines = styled.dl`
  display: grid;
  margin: 0 0 ${token.space[16]};

  > div {
    display: grid;
    gap: 0 ${token.space[24]};
    padding-block: ${token.space[12]};
    border-block-end: 1px solid ${token.color.border};

    ${media.medium} {
      grid-template-columns: 120px minmax(0, 1fr);
      align-items: baseline;
    }
  }

  dt {
    color: ${token.color.toolText};
    font: ${token.type.small};
  }

  dd {
    margin: 0;
    font: ${token.type.title};
    letter-spacing: -0.01em;
  }
`;
