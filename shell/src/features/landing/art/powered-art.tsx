import { Heading, media, Text, token } from '@aic/design-system';
import { styled } from 'styled-components';

const KINDS = [
  {
    title: 'Text and image models',
    text: 'One family of models writes your texts, paints your images and edits your photos.',
  },
  {
    title: 'A video model',
    text: 'Films from a description or from your own picture, with a camera that you can steer.',
  },
  {
    title: 'A music model',
    text: 'Tracks of ten seconds to two minutes, in the genre and the mood that you describe.',
  },
] as const;

export function PoweredArt() {
  return (
    <Columns role="list">
      {KINDS.map(({ title, text }) => (
        <Column key={title}>
          <Heading level={3} size="lead">
            {title}
          </Heading>
          <Text tone="muted">{text}</Text>
        </Column>
      ))}
    </Columns>
  );
}

const Columns = styled.ul`
  display: grid;
  gap: ${token.space[24]};

  ${media.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${token.space[40]};
  }
`;

const Column = styled.li`
  display: grid;
  align-content: start;
  gap: ${token.space[8]};
  padding-block-start: ${token.space[16]};
  border-block-start: 1px solid ${token.color.borderStrong};
`;
