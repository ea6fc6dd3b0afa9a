import { media, token } from '@aic/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { OptionalPart } from '../core/optional-part.tsx';
import { sceneFigure } from './scene-part.ts';
import type { SceneName } from './scenes.ts';

interface SceneProps {
  picture: SceneName;
  /** What the page says, and its way on. */
  children: ReactNode;
}

/** A page with one matter: its words at the left edge, and beside them a result of the studio. */
export function Scene({ picture, children }: SceneProps) {
  return (
    <Root>
      <div>{children}</div>
      <OptionalPart>
        <sceneFigure.Part name={picture} />
      </OptionalPart>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[40]};
  padding-block: ${token.space[16]};

  ${media.large} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    align-items: center;
    gap: ${token.space[64]};
    min-height: min(calc(100vh - 145px), 680px);
    padding-block: ${token.space[24]};
  }
`;
