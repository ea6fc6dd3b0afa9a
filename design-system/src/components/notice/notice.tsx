import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { AlertCircleIcon, InfoIcon, WarningIcon } from '../../icons/icons.ts';
import type { RootProps } from '../../styling/root-props.ts';
import { media } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';

export type NoticeTone = 'info' | 'warning' | 'danger';

export interface NoticeProps extends RootProps<'div'> {
  /** How it stands, in a few words: "Subscription Ending". */
  title: string;
  /** What it means and what can be done. */
  children?: ReactNode;
  /** The icon and the words say the same as the colour. @default 'info' */
  tone?: NoticeTone;
  /** Buttons, the main one first. */
  actions?: ReactNode;
}

/** A state of the page that stays until it is over. What has just happened is a toast. */
export function Notice({ title, children, tone = 'info', actions, ...rest }: NoticeProps) {
  return (
    <Root role="group" aria-label={title} {...rest} $tone={tone}>
      {icons[tone]}
      <Content>
        <Words>
          <strong>{title}</strong>
          {children !== undefined && <div>{children}</div>}
        </Words>
        {actions !== undefined && <Actions>{actions}</Actions>}
      </Content>
    </Root>
  );
}

const icons = {
  info: <InfoIcon aria-hidden />,
  warning: <WarningIcon aria-hidden />,
  danger: <AlertCircleIcon aria-hidden />,
} satisfies Record<NoticeTone, ReactNode>;

const toned = (color: string) => css`
  border-color: color-mix(in srgb, ${color} 45%, transparent);

  > svg {
    color: ${color};
  }
`;

const tones = {
  info: toned(token.color.info),
  warning: toned(token.color.warning),
  danger: toned(token.color.dangerText),
} satisfies Record<NoticeTone, unknown>;

const Root = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  align-items: start;
  gap: ${token.space[12]};
  padding: ${token.space[12]} ${token.space[16]};
  border: 1px solid;
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  font: ${token.type.ui};
  ${({ $tone }) => tones[$tone]}

  > svg {
    flex: none;
    margin-block-start: 2px;
  }

  ${media.medium} {
    align-items: center;

    > svg {
      margin-block-start: 0;
    }
  }
`;

/** The actions stand at the end, or below the words where these would have no room beside them. */
const Content = styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[12]};
  min-width: 0;
`;

const Words = styled.div`
  flex: 1 1 240px;
  display: grid;
  gap: ${token.space[2]};
  min-width: 0;
  overflow-wrap: anywhere;

  > strong {
    font-weight: ${token.weight.strong};
  }

  > div {
    color: ${token.color.fgMuted};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]};
`;
