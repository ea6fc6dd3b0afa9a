import { createGlobalStyle, css, styled } from 'styled-components';
import { media } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';

export const Root = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${token.space[8]};
  padding: ${token.space[12]} ${token.space[16]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.panel};
  background: ${token.color.surface};
  box-shadow: ${token.shadow.raised};
  transition: border-color ${token.duration.hover} ${token.easing.enter};

  &:hover {
    border-color: ${token.color.borderStrong};
  }

  /* Outdents the prompt's own padding, so that its text lines up with what is below. */
  > [data-value] {
    margin: calc(-1 * ${token.space[8]}) calc(-1 * ${token.space[12]}) 0;
  }

  /* The prompt has no box of its own: the whole frame shows its focus and its error. */
  &:has(textarea:focus-visible) {
    border-color: ${token.color.focus};
    box-shadow:
      ${token.shadow.raised},
      0 0 0 1px ${token.color.focus};
  }

  /* Shadows and colours of borders are not shown there. */
  ${media.forcedColors} {
    &:has(textarea:focus-visible) {
      outline: 2px solid Highlight;
    }
  }

  &:has(textarea[aria-invalid='true']) {
    border-color: ${token.color.dangerText};
  }
`;

export const Prompt = styled.textarea`
  width: 100%;
  padding: 8px 12px;
  border: 1px solid transparent;
  background: none;
  color: ${token.color.fg};
  font: ${token.type.reading};
  resize: none;
  outline: none;

  &::placeholder {
    color: ${token.color.fgSubtle};
    opacity: 1;
  }

  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

export const Count = styled.p`
  font: ${token.type.caption};
  font-variant-numeric: tabular-nums;
  color: ${token.color.fgSubtle};
  text-align: end;
`;

/** The column of a studio is as narrow as a phone, on a screen of any width. */
const IN_COLUMN = '[data-composer-column] &';

/**
 * On phones and in a column its parts are the form's own, so that the action can stick as long as any of the form is on
 * screen.
 */
export const Footer = styled.div`
  display: contents;

  ${media.medium} {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    justify-content: space-between;
    gap: ${token.space[12]};
  }

  ${media.large} {
    ${IN_COLUMN} {
      display: contents;
    }
  }
`;

export const Settings = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${token.space[12]};
  min-width: 0;

  &:empty {
    display: none;
  }

  > * {
    flex: 1 1 132px;
  }

  ${media.medium} {
    /* Beside the action as long as one setting has room there. */
    flex: 1 1 148px;

    > * {
      flex: 0 1 auto;
      min-width: min(148px, 100%);
    }
  }

  ${media.large} {
    ${IN_COLUMN} {
      flex: none;
    }

    ${IN_COLUMN} > * {
      flex: 1 1 100%;
    }
  }
`;

/** A phone that is held upright: a low screen has no room for a bar besides what is read and typed. */
const PHONE = '@media (max-width: 767px) and (min-height: 560px)';

/** What gets the focus is scrolled clear of the bar: 44 px of button, its reason, and the room around them. */
export const PageRoom = createGlobalStyle`
  ${PHONE} {
    :root {
      --aic-composer-height: 92px;
    }
  }
`;

/** A surface of its own: what lies below it is cut off as by the edge of the screen, not half covered. */
const stuck = css`
  position: sticky;
  z-index: 1;
  margin: 0 calc(-1 * ${token.space[16]}) calc(-1 * ${token.space[12]});
  padding: ${token.space[12]} ${token.space[16]};
  border-block-start: 1px solid ${token.color.border};
  border-radius: 0 0 ${token.radius.panel} ${token.radius.panel};
  background: ${token.color.raised};
`;

export const Actions = styled.div`
  display: flex;
  flex-direction: column;

  ${PHONE} {
    ${stuck}
    inset-block-end: calc(
      var(--aic-dock-height, 0px) + var(--aic-player-height, 0px) + env(safe-area-inset-bottom)
    );
  }

  ${media.medium} {
    flex: none;
    max-width: 100%;
    margin-inline-start: auto;
  }

  ${media.large} {
    ${IN_COLUMN} {
      ${stuck}
      max-width: none;
      inset-block-end: 0;
    }
  }
`;
