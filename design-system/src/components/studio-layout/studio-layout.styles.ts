import { styled } from 'styled-components';
import { media } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';

/** No column is wider than the page, however long a word in it is. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[24]};

  ${media.large} {
    grid-template-columns: 380px minmax(0, 1fr);
    align-items: start;
  }

  ${media.wide} {
    &[data-strip] {
      grid-template-columns: 380px minmax(0, 1fr) clamp(280px, 20vw, 400px);
    }
  }
`;

/**
 * What sticks below the shell's bar and scrolls by itself. Its room to all sides keeps rings of focus from being cut
 * off.
 */
const stuck = `
  position: sticky;
  inset-block-start: 76px;
  max-height: calc(100vh - 92px - var(--aic-player-height, 0px));
  margin: -4px;
  padding: 4px;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
`;

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[12]};

  /* The page of a tool belongs to what is made. */
  h1 {
    font: ${token.type.title};
    font-weight: ${token.weight.strong};
  }

  ${media.large} {
    grid-row: 1 / span 2;
    ${stuck}
  }

  ${media.wide} {
    grid-row: 1;
  }
`;

/** As high as the window where nothing follows below it. */
export const Canvas = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${media.wide} {
    [data-strip] > & {
      min-height: calc(100vh - 100px - var(--aic-player-height, 0px));
    }
  }
`;

export const Latest = styled.div`
  min-width: 0;

  ${media.large} {
    grid-column: 2;
  }

  ${media.wide} {
    grid-area: 1 / 3;
    ${stuck}
  }
`;
