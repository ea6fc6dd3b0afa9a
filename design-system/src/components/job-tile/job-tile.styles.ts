import { styled } from 'styled-components';
import { media } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';

export const Root = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${token.space[4]};
  min-width: 0;
  container-type: inline-size;
`;

export const Frame = styled.div`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};

  &[data-state='done'] {
    border-color: transparent;
  }

  &[data-shown] {
    outline: 2px solid ${token.color.accentText};
    outline-offset: 1px;
  }
`;

export const Status = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${token.space[8]};
  padding: ${token.space[12]};
  text-align: center;
  color: ${token.color.fgSubtle};

  [data-state='failed'] > & > svg {
    color: ${token.color.dangerText};
  }
`;

export const Picture = styled.div`
  position: absolute;
  inset: 0;
  transition: opacity ${token.duration.dialog} ${token.easing.enter};

  @starting-style {
    opacity: 0;
  }

  /* What the HTML brings is there, and does not arrive. */
  [data-first-screen] & {
    transition: none;
  }

  > *,
  img,
  video {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** As high as a touch button, filled or not, so that actions may come and go. */
export const Caption = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]};
  min-height: ${token.control.base};

  ${media.coarse} {
    min-height: ${token.control.touch};
  }

  /* Two lines of words, filled or not: which buttons are beside them depends on the state. */
  > :first-child {
    flex: 1;
    align-self: flex-start;
    min-width: 0;
    min-height: ${token.space[40]};
    overflow-wrap: anywhere;
  }

  /* The picture is as good a place to press as the title. */
  > button:first-child::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${token.radius.card};
    cursor: zoom-in;
  }

  > button[aria-current]:first-child::after {
    cursor: pointer;
  }

  /* A narrow tile has no room for both beside each other: its title has a line of its own. */
  @container (max-width: 240px) {
    flex-wrap: wrap;
    align-content: start;
    row-gap: 0;
    min-height: calc(${token.space[40]} + ${token.control.base});

    > :first-child {
      flex-basis: 100%;
    }
  }
`;

export const Actions = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  flex: none;
  gap: ${token.space[2]};
  margin-inline-start: auto;

  &:empty {
    display: none;
  }
`;
