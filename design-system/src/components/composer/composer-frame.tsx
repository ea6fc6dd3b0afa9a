import type { ReactNode } from 'react';
import type { RootProps } from '../../styling/root-props.ts';
import { Actions, Footer, PageRoom, Root, Settings } from './composer.styles.ts';

export interface ComposerFrameProps extends RootProps<'form', 'onSubmit' | 'noValidate'> {
  onSubmit: () => void;
  /** The prompt and what belongs to it. */
  children?: ReactNode;
  settings?: ReactNode;
  /** The button, at the end of what is seen of the frame. */
  actions: ReactNode;
}

/** A composer's frame, with its action at the same place: by itself for a press that takes no words. */
export function ComposerFrame({ onSubmit, settings, actions, children, ...rest }: ComposerFrameProps) {
  return (
    <Root
      {...rest}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <PageRoom />
      <Footer>
        {settings !== undefined && <Settings>{settings}</Settings>}
        <Actions>{actions}</Actions>
      </Footer>
    </Root>
  );
}
