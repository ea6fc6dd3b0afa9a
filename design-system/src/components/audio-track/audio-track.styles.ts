import { styled } from 'styled-components';
import { media } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';
import { seekable } from '../seek/seek.styles.ts';

export const Root = styled.article`
  min-width: 0;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  container-type: inline-size;

  &[data-shown] {
    background: ${token.color.raised};
  }

  &[data-current] {
    border-color: ${token.color.accentText};
  }
`;

/** Two lines in a narrow list, one line in a wide one. */
export const Row = styled.div`
  display: grid;
  grid-template: 'lead head actions' auto 'body body body' auto / auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token.space[8]} ${token.space[12]};
  padding: ${token.space[12]};

  @container (min-width: 640px) {
    grid-template: 'lead head body actions' auto / auto minmax(0, 2fr) minmax(0, 3fr) auto;
    column-gap: ${token.space[16]};
  }
`;

/** As wide as the play button, whatever is in its place. */
export const Lead = styled.div`
  grid-area: lead;
  display: grid;
  place-items: center;
  width: ${token.control.primary};
  min-height: ${token.control.primary};
  color: ${token.color.fgMuted};

  ${media.coarse} {
    width: ${token.control.touch};
    min-height: ${token.control.touch};
  }
`;

export const Head = styled.div`
  grid-area: head;
  display: flex;
  flex-direction: column;
  min-width: 0;
  word-break: break-word;
`;

export const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]} ${token.space[8]};
  font: ${token.type.caption};
  font-variant-numeric: tabular-nums;
  color: ${token.color.fgSubtle};
`;

export const Body = styled.div`
  grid-area: body;
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  min-width: 0;
  min-height: ${token.control.primary};

  ${media.coarse} {
    min-height: ${token.control.touch};
  }
`;

export const Wave = styled.div`
  ${seekable}
  flex: 1;
  display: flex;
  align-items: center;
  height: ${token.control.primary};

  ${media.coarse} {
    height: ${token.control.touch};
  }
`;

export const Time = styled.span`
  flex: none;
  font: ${token.type.caption};
  font-variant-numeric: tabular-nums;
  color: ${token.color.fgMuted};
`;

/** Keeps the room of one button, so that the rows of a list line up. */
export const Actions = styled.div`
  grid-area: actions;
  display: flex;
  justify-content: flex-end;
  gap: ${token.space[2]};
  min-width: ${token.control.base};

  ${media.coarse} {
    min-width: ${token.control.touch};
  }
`;
