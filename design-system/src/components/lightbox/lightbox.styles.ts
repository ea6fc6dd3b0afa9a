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
  grid-template-rows: minmax(0, 1fr) auto;
  overflow: hidden;
  border-radius: 0;
  background: ${token.color.surface};

  ${media.medium} {
    inset: ${token.space[24]};
    grid-template-rows: minmax(0, 1fr);
    grid-template-columns: minmax(0, 1fr) 340px;
    max-width: 1360px;
    margin: auto;
    border-radius: ${token.radius.panel};
  }
`;

export const Stage = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  min-width: 0;
  min-height: 0;
  padding: ${token.space[16]};
  background: ${token.color.bg};

  /* Room for the arrows beside the picture; on phones they lie over its edges. */
  ${media.medium} {
    padding-inline: ${token.space[64]};
  }

  > :first-child {
    max-width: 100%;
    max-height: 100%;
    min-height: 0;
    border-radius: ${token.radius.control};
    object-fit: contain;
  }
`;

export const Navigation = styled.div`
  position: absolute;
  inset-inline: ${token.space[16]};
  inset-block-start: 50%;
  display: flex;
  justify-content: space-between;
  pointer-events: none;
  transform: translateY(-50%);

  > button {
    border-radius: ${token.radius.full};
    pointer-events: auto;
  }
`;

export const Aside = styled.aside`
  display: flex;
  flex-direction: column;
  gap: ${token.space[16]};
  max-height: 45dvh;
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
