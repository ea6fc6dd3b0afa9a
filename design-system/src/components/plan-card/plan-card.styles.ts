import { styled } from 'styled-components';
import { media } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';

export const Root = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${token.space[16]};
  min-width: 0;
  padding: ${token.space[24]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  box-shadow: ${token.shadow.raised};

  &[data-popular] {
    border-color: ${token.color.accentText};
  }

  ${media.large} {
    &[data-wide] {
      display: grid;
      grid-template-rows: repeat(3, auto);
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr) minmax(200px, 3fr);
      gap: ${token.space[8]} ${token.space[32]};

      > ul,
      > ul ~ * {
        grid-row: 1 / span 3;
        align-self: center;
      }

      > ul {
        grid-column: 2;
      }

      > ul ~ * {
        grid-column: 3;
      }
    }
  }
`;

/** Keeps its height without a badge, so that the cards of a row have their prices on one line. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[4]} ${token.space[8]};
  min-height: 28px;
`;

export const Price = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${token.space[4]};
  margin: 0;
  font: ${token.type.ui};
  color: ${token.color.fgMuted};
  font-variant-numeric: tabular-nums;

  > strong {
    font: ${token.type.display};
    font-weight: ${token.weight.strong};
    letter-spacing: -0.02em;
    color: ${token.color.fg};
  }
`;

/** In two columns where there is room: a long list makes no high card beside one with a short list. */
export const Features = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
  flex: 1;
  align-content: start;
  gap: ${token.space[8]} ${token.space[16]};
  margin: 0;
  padding: 0;
  list-style: none;
  font: ${token.type.ui};

  > li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${token.space[8]};
  }

  svg {
    margin-block-start: 2px;
    color: ${token.color.success};
  }
`;
