import { Text, token } from '@aic/design-system';
import { styled } from 'styled-components';
import { ART_PICTURES } from './art-pictures.ts';

const SECONDS = [0, 1, 2, 3, 4] as const;

/** A film is time: its frames in a row, with the seconds below them. */
export function VideoArt() {
  const { prompt, url, width, height } = ART_PICTURES.frames;
  return (
    <Strip>
      <img src={url} alt={prompt} width={width} height={height} loading="lazy" decoding="async" />
      <Ruler aria-hidden="true">
        {SECONDS.map((second) => (
          <Text key={second} as="span" size="caption" tone="muted" isTabular>
            0:0{second}
          </Text>
        ))}
      </Ruler>
    </Strip>
  );
}

/** As wide as five frames that can be seen: on a phone its beginning. */
const Strip = styled.div`
  overflow: hidden;

  > img {
    display: block;
    width: 100%;
    min-width: 680px;
    height: auto;
    border-radius: ${token.radius.chip};
    background: ${token.color.hover};
  }
`;

const Ruler = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  min-width: 680px;
  margin-block-start: ${token.space[8]};

  > span {
    padding-inline-start: ${token.space[8]};
    border-inline-start: 2px solid ${token.color.toolVideo};
  }
`;
