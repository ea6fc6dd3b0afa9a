import { styled } from 'styled-components';
import { media } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';

export const Root = styled.div`
  display: contents;
`;

export const Media = styled.div`
  position: relative;
  isolation: isolate;
  height: var(--media-height, 160px);
  overflow: hidden;
  border-radius: ${token.radius.control};
  background: ${token.color.raised};

  &:not([data-media='picture']) {
    border: 1px solid ${token.color.border};
  }

  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export const Picture = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

/** Always white on dark: it lies on a picture, in both themes. */
const onPicture = `
  position: absolute;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  padding: 2px 6px;
  border-radius: 4px;
  background: rgb(4 5 8 / 0.72);
  color: #fff;
`;

export const Length = styled.span`
  ${onPicture}
  inset: auto auto ${token.space[8]} ${token.space[8]};
  font: ${token.type.caption};
  font-variant-numeric: tabular-nums;
`;

export const Corner = styled.span`
  ${onPicture}
  inset: auto ${token.space[8]} ${token.space[8]} auto;
  font: ${token.type.caption};
`;

export const Marks = styled.span`
  ${onPicture}
  inset: ${token.space[8]} ${token.space[8]} auto auto;

  > span {
    display: grid;
  }

  svg {
    width: 14px;
    height: 14px;
  }
`;

export const Sound = styled.div`
  position: absolute;
  inset: ${token.space[24]} ${token.space[16]} ${token.space[32]};
  display: grid;
  place-items: center;
  color: ${token.color.toolMusic};

  /* A band of white over the cover: what it looks like is seen first. */
  &[data-cover] {
    inset: auto 0 0;
    height: 50%;
    padding: ${token.space[24]} ${token.space[8]} ${token.space[40]};
    background: linear-gradient(transparent, rgb(4 5 8 / 0.6));
    color: #fff;
  }

  &[data-cover] stop {
    stop-color: #fff;
  }
`;

export const Words = styled.p`
  height: 100%;
  margin: 0;
  /* Below the check mark. */
  padding: 36px ${token.space[12]} 0;
  overflow: hidden;
  color: ${token.color.fg};
  font: ${token.type.small};
  white-space: pre-line;
  overflow-wrap: anywhere;
  mask-image: linear-gradient(black calc(100% - 48px), transparent);
`;

export const Notice = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${token.space[8]};
  padding: ${token.space[12]};
  color: ${token.color.fgMuted};
  font: ${token.type.caption};
  text-align: center;

  > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
  }

  &[data-kind='failed'] > svg {
    color: ${token.color.dangerText};
  }
`;

/** As high as the grid keeps for it (CAPTION_REM in ../tile-grid/layout/tile-shape.ts). */
export const Caption = styled.p`
  display: -webkit-box;
  height: 2rem;
  margin: 0.25rem 0 0;
  padding-inline: 2px;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  color: ${token.color.fgMuted};
  font: ${token.type.caption};
  overflow-wrap: anywhere;
`;
