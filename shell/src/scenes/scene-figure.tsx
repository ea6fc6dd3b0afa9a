import { token } from '@aic/design-system';
import { styled } from 'styled-components';
import { MadeWith } from './made-with.tsx';
import { SCENES, type SceneName } from './scenes.ts';

interface SceneFigureProps {
  name: SceneName;
  /** It is below the first screen. @default false */
  isLate?: boolean;
}

/** A result with its label. It adds nothing to what the page says, so it has no text alternative but its label. */
export function SceneFigure({ name, isLate = false }: SceneFigureProps) {
  const { prompt, url, width, height } = SCENES[name];
  return (
    <Root>
      <img
        src={url}
        alt=""
        width={width}
        height={height}
        decoding="async"
        loading={isLate ? 'lazy' : undefined}
      />
      <figcaption>
        <MadeWith kind="image" prompt={prompt} />
      </figcaption>
    </Root>
  );
}

const Root = styled.figure`
  display: grid;
  gap: ${token.space[12]};
  min-width: 0;
  margin: 0;

  > img {
    display: block;
    width: 100%;
    height: auto;
    border-radius: ${token.radius.panel};
    background: ${token.color.hover};
    object-fit: cover;
  }
`;
