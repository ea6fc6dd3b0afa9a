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

/** The picture and two lines of title beside it; the wave below in a narrow list, beside it in a wide one. */
export const Row = styled.div`
  display: grid;
  grid-template: 'lead title title' 1fr 'lead meta actions' auto 'body body body' auto / 64px 1fr;
  align-items: center;
  gap: ${token.space[4]} ${token.space[12]};
  padding: ${token.space[12]};

  @container (min-width: 640px) {
    grid-template: 'lead title body actions' 1fr 'lead meta body actions' auto / 56px 2fr 3fr auto;
  }
`;

/** The track's picture, which is its play button. The same square in every state. */
export const Lead = styled.div`
  grid-area: lead;
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  border-radius: ${token.radius.control};
  background: ${token.color.raised};

  && > button {
    position: absolute;
    width: 100%;
    height: 100%;
    outline-offset: -2px;
  }
`;

export const Title = styled.div`
  grid-area: title;
  min-width: 0;
`;

export const Meta = styled.div`
  grid-area: meta;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]} ${token.space[8]};
  min-width: 0;
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
  min-width: 76px;
  text-align: end;
  font: ${token.type.caption};
  font-variant-numeric: tabular-nums;
  color: ${token.color.fgMuted};
`;

export const Actions = styled.div`
  grid-area: actions;
  display: flex;
  gap: ${token.space[2]};
`;
