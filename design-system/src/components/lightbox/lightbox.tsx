import * as Radix from 'radix-ui/dialog';
import type { KeyboardEvent, ReactNode } from 'react';
import { useReturnFocus } from '../../a11y/use-return-focus.ts';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '../../icons/icons.ts';
import type { RootProps } from '../../styling/root-props.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Aside, AsideHeader, Content, Navigation, Overlay, Stage, Title } from './lightbox.styles.ts';

export interface LightboxProps extends RootProps<'div'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Names the view for screen readers and heads the recipe. */
  title: string;
  /** The picture, with its own alt text. */
  media: ReactNode;
  /** The recipe: prompt, settings, price, actions. */
  children: ReactNode;
  /** Absent at the first item. */
  onPrevious?: (() => void) | undefined;
  /** Absent at the last item. */
  onNext?: (() => void) | undefined;
  /** Where the focus goes when it has closed, if an action leads elsewhere. @default back to where it was */
  findNextFocus?: () => HTMLElement | null;
}

/** One picture at full size with how it was made. Arrow keys move between items, Escape closes. */
export function Lightbox(props: LightboxProps) {
  const { isOpen, onOpenChange, title, media, children, onPrevious, onNext, ...given } = props;
  const { findNextFocus, onKeyDown, ...rest } = given;
  const returnFocus = useReturnFocus(findNextFocus);

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    onKeyDown?.(event);
    const isTyping =
      event.target instanceof HTMLElement && event.target.matches('input, textarea, [role="slider"]');
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
          <Stage>
            {media}
            <Navigation>
              <IconButton label="Previous" variant="secondary" disabled={!onPrevious} onClick={onPrevious}>
                <ChevronLeftIcon />
              </IconButton>
              <IconButton label="Next" variant="secondary" disabled={!onNext} onClick={onNext}>
                <ChevronRightIcon />
              </IconButton>
            </Navigation>
          </Stage>
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
