import { media, token } from '@aic/design-system';
import { styled } from 'styled-components';

/** As wide as the window (`data-page-width` of the shell's frame): media first. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};

  ${media.large} {
    grid-template-columns: 208px minmax(0, 1fr);
    gap: ${token.space[24]};
  }
`;

export const Side = styled.div`
  display: none;

  ${media.large} {
    position: sticky;
    inset-block-start: calc(57px + ${token.space[16]});
    display: block;
    align-self: start;
    max-height: calc(100vh - 57px - ${token.space[32]});
    overflow-y: auto;
    padding: 2px;
  }

  /* What tools have to show here, in line with the places. */
  & > * + * {
    padding: ${token.space[16]} ${token.space[12]};
  }
`;

export const Content = styled.div`
  min-width: 0;

  [data-outdated] {
    opacity: 0.6;
  }
`;

/** Stays in reach while the items scroll. */
export const Toolbar = styled.div`
  position: sticky;
  inset-block-start: 57px;
  z-index: ${token.layer.composer};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]} ${token.space[16]};
  margin-block-end: ${token.space[8]};
  margin-inline: -4px;
  padding: ${token.space[8]} 4px;
  background: ${token.color.bg};

  /* Where the header does not stick either, the page needs the room. */
  @media (max-height: 479px) {
    position: relative;
    inset: auto;
  }

  @media (max-width: 767px) {
    position: relative;
    inset: auto;
  }
`;

/** What narrows the list: one line that scrolls where the screen is narrow. */
export const ChoiceLine = styled.div`
  /* Hidden labels of what it scrolls away would widen the page. */
  position: relative;
  display: flex;
  flex: 1 1 100%;
  align-items: center;
  gap: ${token.space[8]};
  min-width: 0;
  margin-inline: -2px;
  padding: 2px;
  overflow-x: auto;
  scrollbar-width: none;

  > * {
    flex: none;
  }

  ${media.large} {
    flex-wrap: wrap;
    overflow: visible;
  }

  /* All of it, beside the search. */
  @media (min-width: 1600px) {
    flex: 1 1 0;
  }
`;

/** Over the grid, so that what comes moves nothing. */
export const News = styled.div`
  position: sticky;
  inset-block-start: 124px;
  z-index: ${token.layer.composer};
  display: flex;
  justify-content: center;
  height: 0;
`;
