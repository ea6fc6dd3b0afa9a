import type { ElementType, Key } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';

export { Fragment } from 'react/jsx-runtime';

/**
 * The compiler marks components for a refresh only together with calls of this function. Pages share React's other
 * one, which React of either kind has.
 */
export const jsxDEV = (type: ElementType, props: object, key: Key | undefined, hasManyChildren: boolean) =>
  (hasManyChildren ? jsxs : jsx)(type, props, key);
