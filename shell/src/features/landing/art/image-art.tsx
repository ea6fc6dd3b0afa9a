import { Text, token } from '@aic/design-system';
import { styled } from 'styled-components';
import { ART_PICTURES } from './art-pictures.ts';

const SHAPES = [
  { picture: ART_PICTURES.portrait, name: 'Portrait' },
  { picture: ART_PICTURES.square, name: 'Square' },
  { picture: ART_PICTURES.landscape, name: 'Landscape' },
] as const;

/** Pictures have shapes: the three of them, true to scale. */
export function ImageArt() {
  return (
    <Shapes>
      {SHAPES.map(({ picture: { prompt, url, width, height }, name }) => (
        <figure key={name} style={{ flexGrow: width / height }}>
          <img src={url} alt={prompt} width={width} height={height} loading="lazy" decoding="async" />
          <Text as="figcaption" size="caption" tone="muted">
            {name}
          </Text>
        </figure>
      ))}
    </Shapes>
  );
}

/** All as high as each other: they share the width by their shapes. */
const Shapes = styled.div`
  display: flex;
  align-items: start;
  gap: ${token.space[12]};

  > figure {
    flex-basis: 0;
    min-width: 0;
    margin: 0;
  }

  img {
    display: block;
    width: 100%;
    height: auto;
    margin-block-end: ${token.space[8]};
    border-radius: ${token.radius.card};
    background: ${token.color.hover};
  }
`;
