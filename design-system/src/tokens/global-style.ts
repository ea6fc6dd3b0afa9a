import { createGlobalStyle } from 'styled-components';
import { globalCss } from './global-css.ts';

/** `globalCss` for pages that do not carry it in their HTML: stories and tests. */
export const GlobalStyle = createGlobalStyle`
  ${globalCss}
`;
