import * as Radix from 'radix-ui/dialog';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useReturnFocus } from '../../a11y/use-return-focus.ts';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '../../icons/icons.ts';
import type { RootProps } from '../../styling/root-props.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Aside, AsideHeader, Content, Navigation, Overlay, Stage, Title } from './lightbox.styles.ts';
import { useSwipe } from './use-swipe.ts';

/** What arrow keys have a meaning in. */
const WITH_ARROWS = 'input, textarea, video, audio, [role="slider"], [role="combobox"], [role="option"]';

export interface LightboxProps extends RootProps<'div'> {
  /** Kept by the page, usually in its URL, so that the view can be shared. */
  isOpen: boolean;
  /** Asked to close: by Escape, the close button or a press beside the media. */
  onOpenChange: (isOpen: boolean) => void;
  /** Names the view for screen readers and heads the recipe. */
  title: string;
  /** The picture, with its own alt text; a film, a track or a text. */
  media: ReactNode;
  /** Words, which scroll, in place of a picture, which fits. @default false */
  isText?: boolean;
  /** The recipe: prompt, settings, price, actions. */
  children: ReactNode;
  /** Absent at the first item. */
  onPrevious?: (() => void) | undefined;
  /** Absent at the last item. */
  onNext?: (() => void) | undefined;
  /** Where the focus goes when it has closed, if an action leads elsewhere. @default back to where it was */
  findNextFocus?: () => HTMLElement | null;
}

/**
 * One item at full size with how it was made. Arrow keys and, on phones, a swipe move between items, Escape closes. On
 * phones it fills the screen.
 */
export function Lightbox(props: LightboxProps) {
  const { isOpen, onOpenChange, title, media, isText = false, children, ...given } = props;
  const { onPrevious, onNext, findNextFocus, onKeyDown, ...rest } = given;
  const returnFocus = useReturnFocus(findNextFocus);
  const swipe = useSwipe({ onPrevious, onNext });
  const navigation = useRef<HTMLDivElement>(null);
  useFocusWithinEnds(navigation, { isFirst: !onPrevious, isLast: !onNext });

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    onKeyDown?.(event);
    const isTyping = event.target instanceof HTMLElement && event.target.matches(WITH_ARROWS);
    const move = isTyping ? undefined : { ArrowLeft: onPrevious, ArrowRight: onNext }[event.key];
    if (move) {
      event.preventDefault();
      move();
    }
  };

  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Overlay />
        <Content aria-describedby={undefined} {...rest} {...returnFocus} onKeyDown={handleKeyDown}>
          {/* What scrolls has to be reachable (axe: scrollable-region-focusable). */}
          <Stage {...swipe} data-text={isText || undefined} tabIndex={isText ? 0 : undefined}>
            {media}
          </Stage>
          {(onPrevious ?? onNext) !== undefined && (
            <Navigation ref={navigation}>
              <IconButton label="Previous" variant="secondary" disabled={!onPrevious} onClick={onPrevious}>
                <ChevronLeftIcon />
              </IconButton>
              <IconButton label="Next" variant="secondary" disabled={!onNext} onClick={onNext}>
                <ChevronRightIcon />
              </IconButton>
            </Navigation>
          )}
          <Aside>
            <AsideHeader>
              <Title>{title}</Title>
              <Radix.Close asChild>
                <IconButton label="Close">
                  <CloseIcon />
                </IconButton>
              </Radix.Close>
            </AsideHeader>
            {children}
          </Aside>
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** At an end the button that was pressed is disabled and loses the focus, and the arrow keys with it: the dialog gets it. */
function useFocusWithinEnds(
  navigation: RefObject<HTMLDivElement | null>,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): void {
  useEffect(() => {
    if (isFirst === isLast) return;
    const focused = document.activeElement;
    const isLost = focused === document.body || focused?.matches(':disabled') === true;
    if (isLost) navigation.current?.closest<HTMLElement>('[role="dialog"]')?.focus();
  }, [navigation, isFirst, isLast]);
}
