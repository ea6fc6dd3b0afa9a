import { Text, token } from '@aic/design-system';
import { KINDS, type Generation } from '@aic/sdk';
import { styled } from 'styled-components';

/** The result itself; in words what became of it where there is none. */
export function ItemMedia({ item }: { item: Generation }) {
  if (item.status === 'processing') return <Text tone="muted">It is still being made.</Text>;
  if (item.status === 'failed') return <Text tone="danger">{item.error ?? 'Generation failed'}</Text>;
  const { medium, ...kind } = KINDS[item.kind];
  // Safe because the result of every kind is an address or the words.
  const result = item[kind.result as keyof Generation] as string | null;
  if (result === null) return null;
  switch (medium) {
    case 'picture':
      return <Picture src={result} alt={item.prompt} />;
    case 'film': {
      const poster = 'posterUrl' in item ? item.posterUrl : null;
      return <Film src={result} poster={poster ?? undefined} controls aria-label={item.prompt} />;
    }
    case 'sound':
      return <Sound src={result} controls aria-label={item.prompt} />;
    case 'words':
      return <Words dir="auto">{result}</Words>;
    default:
      return medium satisfies never;
  }
}

const Picture = styled.img`
  display: block;
  max-width: 100%;
  max-height: 60vh;
  margin-inline: auto;
  border-radius: ${token.radius.card};
`;

const Film = styled.video`
  display: block;
  width: 100%;
  max-height: 60vh;
  border-radius: ${token.radius.card};
`;

const Sound = styled.audio`
  display: block;
  width: 100%;
`;

const Words = styled.div`
  max-height: 50vh;
  overflow-y: auto;
  font: ${token.type.reading};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
