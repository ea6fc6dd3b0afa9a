import { Text, token } from '@aic/design-system';
import type { Generation } from '@aic/sdk';
import { styled } from 'styled-components';

/** The result itself; in words what became of it where there is none. */
export function ItemMedia({ item }: { item: Generation }) {
  if (item.status === 'processing') return <Text tone="muted">It is still being made.</Text>;
  if (item.status === 'failed') return <Text tone="danger">{item.error ?? 'Generation failed'}</Text>;
  switch (item.kind) {
    case 'image':
      return item.imageUrl && <Picture src={item.imageUrl} alt={item.prompt} />;
    case 'edit':
      return item.editedImageUrl && <Picture src={item.editedImageUrl} alt={item.prompt} />;
    case 'video':
      return (
        item.videoUrl && (
          <Film src={item.videoUrl} poster={item.posterUrl ?? undefined} controls aria-label={item.prompt} />
        )
      );
    case 'music':
      return item.audioUrl && <Sound src={item.audioUrl} controls aria-label={item.prompt} />;
    case 'text':
      return <Words dir="auto">{item.response}</Words>;
    default:
      return item satisfies never;
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
