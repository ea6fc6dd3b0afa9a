import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

/** Only programs fill it in: no user sees it, reaches it with a key or hears of it, and browsers do not complete it. */
export function HiddenField(props: ComponentProps<'input'>) {
  return (
    <Root aria-hidden="true">
      <label>
        Leave this empty
        <input {...props} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </Root>
  );
}

/** Not `display: none`, which programs skip. */
const Root = styled.div`
  position: absolute;
  inset-inline-start: -10000px;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;
