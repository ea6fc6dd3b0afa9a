import { styled } from 'styled-components';
import { visuallyHidden } from '../../a11y/visually-hidden.tsx';
import { media } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';

/** Reached by Tab and named by the label; the area around it shows its focus. */
export const Input = styled.input`
  ${visuallyHidden}
`;

export const Box = styled.div`
  position: relative;
  min-width: 0;
  border: 1px dashed ${token.color.borderStrong};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  transition:
    border-color ${token.duration.hover} ${token.easing.enter},
    background-color ${token.duration.hover} ${token.easing.enter};

  &:hover:not([data-disabled], [data-invalid], [data-dragging]) {
    border-color: ${token.color.fgSubtle};
    background: ${token.color.hover};
  }

  &:has(input:focus-visible) {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }

  &[data-filled] {
    border-style: solid;
    border-color: ${token.color.border};
  }

  &[data-invalid] {
    border-style: solid;
    border-color: ${token.color.dangerText};
  }

  &[data-dragging] {
    border-style: solid;
    border-color: ${token.color.accentText};
    background: ${token.color.accentSubtle};
  }

  &[data-disabled] {
    border-color: ${token.color.border};
    background: ${token.color.hover};
  }

  ${media.forcedColors} {
    &[data-dragging],
    &:has(input:focus-visible) {
      outline: 2px solid Highlight;
    }
  }
`;

/** The whole box opens the file dialog. As high with a file as without one, so that nothing below moves. */
export const Area = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  min-height: 74px;
  padding: ${token.space[8]} ${token.space[16]};
  cursor: pointer;

  [data-disabled] > & {
    cursor: not-allowed;
  }
`;

export const Prompt = styled.span`
  flex: 1;
  display: grid;
  grid-template-columns: auto auto;
  justify-content: center;
  align-items: center;
  column-gap: ${token.space[12]};
  font: ${token.type.ui};
  font-weight: ${token.weight.medium};
  color: ${token.color.fg};

  > svg {
    grid-row: span 2;
    color: ${token.color.fgSubtle};
  }

  /* The children would flicker in and out as targets of the drag. */
  [data-dragging] & {
    pointer-events: none;
  }

  [data-disabled] & {
    color: ${token.color.fgSubtle};
  }
`;

export const Quiet = styled.span`
  font: ${token.type.caption};
  font-variant-numeric: tabular-nums;
  color: ${token.color.fgSubtle};

  [data-dragging] & {
    visibility: hidden;
  }
`;

export const Selected = styled.span`
  display: flex;
  flex-direction: column;
  gap: ${token.space[2]};
  min-width: 0;
  /* Room for the remove button, which lies over the area. */
  padding-inline-end: ${token.space[40]};

  &:empty {
    display: none;
  }
`;

export const FileName = styled.span`
  overflow: hidden;
  font: ${token.type.ui};
  font-weight: ${token.weight.medium};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Beside the area and not in it: a button inside a label is two controls in one. */
export const Remove = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${token.space[12]};
  display: flex;
  align-items: center;
  pointer-events: none;

  > * {
    pointer-events: auto;
  }
`;
