import { createGlobalStyle, styled } from 'styled-components';
import { media } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';
import { seekable } from '../seek/seek.styles.ts';

/** 56 px of chrome and the border. What sticks to the bottom adds `--aic-player-height` to its own distance. */
export const PageRoom = createGlobalStyle`
  :root {
    --aic-player-height: 57px;
  }

  body {
    padding-block-end: var(--aic-player-height);
  }
`;

/**
 * Under a phone's bottom bar in the stack: where the screen has a home indicator, both are as much higher, and the room
 * for it below the content lies behind that bar.
 */
export const Root = styled.section`
  position: fixed;
  inset-inline: 0;
  inset-block-end: var(--aic-dock-height, 0px);
  z-index: ${token.layer.composer};
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid ${token.color.border};
  background: ${token.color.surface};
`;

export const Content = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[4]};
  height: 56px;
  max-width: 1200px;
  margin-inline: auto;
  padding-inline: ${token.space[12]};

  > [aria-pressed='true'] {
    color: ${token.color.accentText};
    background: ${token.color.accentSubtle};
  }

  ${media.medium} {
    gap: ${token.space[8]};
    padding-inline: ${token.space[24]};
  }
`;

export const Cover = styled.img`
  flex: none;
  width: 40px;
  height: 40px;
  border-radius: ${token.radius.control};
`;

export const Middle = styled.div`
  flex: 1;
  min-width: 0;
  margin-inline: ${token.space[8]};
`;

export const Sound = styled.div`
  display: none;

  ${media.medium} {
    display: flex;
    align-items: center;
    gap: ${token.space[4]};
    margin-inline-end: ${token.space[8]};
  }
`;

export const Line = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token.space[12]};
`;

export const Title = styled.span`
  min-width: 0;
  overflow: hidden;
  font: ${token.type.small};
  font-weight: ${token.weight.medium};
  line-height: ${token.space[24]};
  text-overflow: ellipsis;
  white-space: nowrap;

  > a {
    display: block;
    overflow: inherit;
    color: inherit;
    text-overflow: inherit;
    text-decoration: none;
  }

  > a:hover {
    text-decoration: underline;
  }

  > a:focus-visible {
    outline-offset: -2px;
  }
`;

export const Time = styled.span`
  flex: none;
  font: ${token.type.caption};
  font-variant-numeric: tabular-nums;
  color: ${token.color.fgMuted};
`;

/** A thin line in a target of 24 px. */
export const Seek = styled.div`
  ${seekable}
  display: flex;
  align-items: center;
  height: ${token.space[24]};
`;
