import { Text, token } from '@aic/design-system';
import { styled } from 'styled-components';
import { ART_PICTURES } from './art-pictures.ts';

/** An edit is a picture twice: before and after, with one edge that follows the page as it is scrolled. */
export function EditArt() {
  const { before, after } = ART_PICTURES;
  return (
    <figure>
      <Compared>
        <Picture {...before} />
        <After>
          <Picture {...after} />
        </After>
      </Compared>
      <Text as="figcaption" size="caption" tone="muted">
        “{after.prompt}”
      </Text>
    </figure>
  );
}

function Picture({ prompt, url, width, height }: (typeof ART_PICTURES)['before']) {
  return <img src={url} alt={prompt} width={width} height={height} loading="lazy" decoding="async" />;
}

const Compared = styled.div`
  position: relative;
  overflow: hidden;
  margin-block-end: ${token.space[8]};
  border-radius: ${token.radius.card};
  background: ${token.color.hover};

  @keyframes aic-compare {
    from {
      clip-path: inset(0 0 0 85%);
    }
    to {
      clip-path: inset(0 0 0 15%);
    }
  }

  img {
    display: block;
    width: 100%;
    height: auto;
  }
`;

const After = styled.div`
  position: absolute;
  inset: 0;
  clip-path: inset(0 0 0 50%);

  @media (prefers-reduced-motion: no-preference) {
    @supports (animation-timeline: view()) {
      animation: aic-compare linear both;
      animation-timeline: view();
      animation-range: entry 60% exit 20%;
    }
  }
`;
