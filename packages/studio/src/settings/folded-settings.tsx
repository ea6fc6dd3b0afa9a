import { media, token } from '@aic/design-system';
import { ChevronDownIcon } from '@aic/design-system/studio';
import { useDraft } from '@aic/sdk';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

/** One of them open, all are: who works with settings has them in every tool. */
const CLOSED = { isOpen: false };
const KEY = 'studio.settings';

export interface FoldedSettingsProps {
  /** What is set, in its words: what is false is not said. */
  summary: ReadonlyArray<string | false>;
  /** Beside the line, such as a button for a material. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The settings as one line that says what is set. A press opens them. */
export function FoldedSettings({ summary, beside, children }: FoldedSettingsProps) {
  const [{ isOpen }, change] = useDraft(KEY, CLOSED);
  const id = useId();
  const said = summary.filter(Boolean).join(' · ');
  return (
    <Root>
      <Line
        type="button"
        aria-label={`Settings: ${said}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => change({ isOpen: !isOpen })}
      >
        <span>{said}</span>
        <ChevronDownIcon aria-hidden />
      </Line>
      {beside}
      {isOpen && <Fields id={id}>{children}</Fields>}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]};
  min-width: 0;
`;

const Line = styled.button`
  display: flex;
  flex: 1;
  min-width: 0;
  min-height: ${token.control.base};
  align-items: center;
  gap: ${token.space[4]};
  margin-inline-start: calc(-1 * ${token.space[8]});
  padding: 0 ${token.space[8]};
  border: 0;
  border-radius: ${token.radius.control};
  background: none;
  color: ${token.color.fgMuted};
  font: ${token.type.small};
  text-align: start;
  cursor: pointer;

  /* Words may grow with their font: the arrow stands still. */
  > span {
    flex: 1;
  }

  > svg {
    flex: none;
    transition: transform ${token.duration.hover} ${token.easing.enter};
  }

  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }

  &:hover {
    background: ${token.color.hover};
    color: ${token.color.fg};
  }

  ${media.coarse} {
    min-height: ${token.control.touch};
  }
`;

const Fields = styled.div`
  display: grid;
  flex: 1 1 100%;
  min-width: 0;
  gap: ${token.space[12]};
  padding-block: ${token.space[4]} ${token.space[8]};
`;
