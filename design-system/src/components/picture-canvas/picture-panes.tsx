import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../../styling/root-props.ts';
import { token } from '../../tokens/token.ts';
import { Ghost } from './picture-canvas.styles.ts';

export interface PicturePane {
  id: string;
  /** On the picture, and part of what it is called: "A". */
  label: string;
  /** Width over height, known before the picture is there. */
  aspectRatio: number;
  picture: ReactNode;
}

export interface PicturePanesProps extends RootProps<'div'> {
  /** Two pictures to compare. */
  panes: readonly PicturePane[];
}

/** Pictures beside each other in a PictureCanvas: each in a box of its own, and the same place of all is seen. */
export function PicturePanes({ panes, ...rest }: PicturePanesProps) {
  return (
    <Root {...rest}>
      {panes.map(({ id, label, aspectRatio, picture }) => (
        <Pane key={id} style={{ aspectRatio }}>
          {picture}
          <Ghost aria-hidden data-canvas-ghost />
          <Label aria-hidden>{label}</Label>
        </Pane>
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr));
  align-items: center;
  gap: ${token.space[8]};
`;

const Pane = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${token.radius.card};
  background: ${token.color.hover};
`;

const Label = styled.span`
  position: absolute;
  inset-block-start: ${token.space[8]};
  inset-inline-start: ${token.space[8]};
  padding: ${token.space[2]} ${token.space[8]};
  border-radius: ${token.radius.full};
  background: ${token.color.surface};
  color: ${token.color.fg};
  font: ${token.type.caption};
  font-weight: ${token.weight.medium};
`;
