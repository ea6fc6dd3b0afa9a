import * as Radix from 'radix-ui/dialog';
import { styled } from 'styled-components';
import { media } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';
import { dialogTitle } from '../dialog/dialog.styles.ts';
import { floatingBox, scrim, stageIn } from '../overlay/overlay.styles.ts';

export const Overlay = styled(Radix.Overlay)`
  ${scrim}
`;

export const Content = styled(Radix.Content)`
  ${floatingBox}
  ${stageIn}
  position: fixed;
  inset: 0;
  z-index: ${token.layer.overlay};
  display: grid;
  grid-template: 'stage' minmax(0, 1fr) 'aside' auto / minmax(0, 1fr);
  overflow: hidden;
  /* It has the focus where no control of it can keep it, and says nothing by that. */
  outline: none;
  border-radius: 0;
  background: ${token.color.surface};

  ${media.medium} {
    inset: ${token.space[24]};
    grid-template: 'stage aside' minmax(0, 1fr) / minmax(0, 1fr) 372px;
    max-width: 1360px;
    margin: auto;
    border-radius: ${token.radius.panel};
  }
`;

export const Stage = styled.div`
  grid-area: stage;
  display: grid;
  place-items: center;
  min-width: 0;
  min-height: 0;
  padding: ${token.space[16]};
  overflow: hidden;
  background: ${token.color.bg};
  touch-action: pan-y pinch-zoom;

  &[data-text] {
    place-items: start center;
    padding-block: ${token.space[32]};
    overflow-y: auto;
  }

  /* Room for the arrows beside the picture; on phones they lie over its edges. */
  ${media.medium} {
    padding-inline: ${token.space[64]};
  }

  > * {
    max-width: 100%;
    border-radius: ${token.radius.control};
  }

  &:not([data-text]) > * {
    max-height: 100%;
    min-height: 0;
    object-fit: contain;
  }
`;

/** Over the stage, and not in it: a text scrolls under the arrows. */
export const Navigation = styled.div`
  grid-area: stage;
  z-index: 1;
  display: flex;
  align-self: center;
  justify-content: space-between;
  padding-inline: ${token.space[16]};
  pointer-events: none;

  > button {
    border-radius: ${token.radius.full};
    pointer-events: auto;
  }
`;

export const Aside = styled.aside`
  grid-area: aside;
  display: flex;
  flex-direction: column;
  gap: ${token.space[16]};
  max-height: 58dvh;
  padding: ${token.space[20]};
  padding-block-end: calc(${token.space[20]} + env(safe-area-inset-bottom));
  overflow-y: auto;

  ${media.medium} {
    max-height: none;
    border-inline-start: 1px solid ${token.color.border};
  }
`;

export const AsideHeader = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token.space[12]};

  > button {
    margin: -2px -6px -2px 0;
  }
`;

export const Title = styled(Radix.Title)`
  ${dialogTitle}
  overflow-wrap: anywhere;
`;
