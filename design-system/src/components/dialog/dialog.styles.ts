import * as Radix from 'radix-ui/dialog';
import { css, styled } from 'styled-components';
import { token } from '../../tokens/token.ts';
import { floatingBox, scrim, stageIn } from '../overlay/overlay.styles.ts';

/** Box of Dialog and AlertDialog. */
export const dialogBox = css`
  ${floatingBox}
  ${stageIn}
  /* Radix takes presses from the page a moment before it gives them back to the dialog. */
  pointer-events: auto;
  position: fixed;
  inset: 0;
  z-index: ${token.layer.overlay};
  display: flex;
  flex-direction: column;
  gap: ${token.space[16]};
  width: min(480px, calc(100vw - ${token.space[32]}));
  height: fit-content;
  max-height: calc(100dvh - ${token.space[32]});
  margin: auto;
  padding: ${token.space[24]};
  overflow-y: auto;
  border-radius: ${token.radius.panel};
`;

export const dialogTitle = css`
  margin: 0;
  font: ${token.type.lead};
  font-weight: ${token.weight.strong};
  letter-spacing: -0.005em;
`;

export const dialogDescription = css`
  margin: 0;
  font: ${token.type.ui};
  color: ${token.color.fgMuted};
`;

export const Overlay = styled(Radix.Overlay)`
  ${scrim}
`;

export const Content = styled(Radix.Content)`
  ${dialogBox}
`;

export const Header = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token.space[16]};

  > button {
    margin: -4px -8px -4px 0;
  }
`;

export const Title = styled(Radix.Title)`
  ${dialogTitle}
`;

export const Description = styled(Radix.Description)`
  ${dialogDescription}
  margin-block-start: -8px;
`;

export const Body = styled.div`
  min-width: 0;
`;
