import { media, token } from '@aic/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** A window that shows a studio, without interaction. */
export function StudioWindow({ children }: { children: ReactNode }) {
  return (
    <Window inert aria-hidden="true" data-studio-window="">
      <Scaled>{children}</Scaled>
    </Window>
  );
}

const Window = styled.div`
  position: relative;
  overflow: hidden;
  height: 800px;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.panel};
  background: ${token.color.bg};
  box-shadow: ${token.shadow.raised};
  mask-image: linear-gradient(#000 88%, transparent);

  ${media.large} {
    height: 540px;
  }
`;

/** As much of it as a window of its own would show; what scrolls there is cut off here. */
const Scaled = styled.div`
  padding: ${token.space[16]};

  ${media.large} {
    padding: ${token.space[24]};
    zoom: 0.8;
  }

  /* Columns that stick to a window stand still here. */
  [data-composer-column],
  [data-latest-strip] {
    position: static;
    max-height: none;
    overflow: visible;
  }

  @media (max-width: 1023px) {
    [data-latest-strip],
    [data-composer-column] > :nth-child(2) {
      display: none;
    }
  }
`;
