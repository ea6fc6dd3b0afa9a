import type { ReactNode } from 'react';
import type { RootProps } from '../../styling/root-props.ts';
import { Text } from '../text/text.tsx';
import { TitleButton } from '../title-button/title-button.tsx';
import { Actions, Body, Lead, Meta, Root, Row, Title } from './audio-track.styles.ts';

export interface TrackRowProps extends RootProps<'article'> {
  title: string;
  titleLines?: number | undefined;
  /** A press on the title. */
  onOpen?: (() => void) | undefined;
  isShown?: boolean | undefined;
  /** The one that plays. */
  isCurrent?: boolean;
  isBusy?: boolean;
  /** Its picture, a `TrackCover`. */
  cover?: ReactNode;
  /** On the picture: the play button, or where its job stands. */
  lead: ReactNode;
  meta?: ReactNode;
  actions?: ReactNode;
  /** In the place of the waveform. */
  children: ReactNode;
}

/** The frame of a track in any state, always of the same height. */
export function TrackRow(props: TrackRowProps) {
  const { title, titleLines = 1, onOpen, isShown, isCurrent = false, isBusy = false, ...parts } = props;
  const { cover, lead, meta, actions, children, ...rest } = parts;
  return (
    <Root
      aria-label={title}
      aria-busy={isBusy}
      {...rest}
      data-current={isCurrent || undefined}
      data-shown={isShown || undefined}
    >
      <Row>
        <Lead>
          {cover}
          {lead}
        </Lead>
        <Title>
          {onOpen === undefined ? (
            <Text as="span" weight="medium" lines={titleLines} title={title} dir="auto">
              {title}
            </Text>
          ) : (
            <TitleButton title={title} onOpen={onOpen} isShown={isShown} lines={titleLines} weight="medium" />
          )}
        </Title>
        <Meta>{meta}</Meta>
        <Body>{children}</Body>
        <Actions>{actions}</Actions>
      </Row>
    </Root>
  );
}
