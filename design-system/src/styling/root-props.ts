import type { ComponentPropsWithRef, JSX } from 'react';

/**
 * What a component hands to its root element besides its own props: `ref`, `className`, `style`, `id`, `data-*`,
 * `aria-*` and handlers. `Own` are attributes that the component sets itself.
 */
export type RootProps<Element extends keyof JSX.IntrinsicElements, Own extends PropertyKey = never> = Omit<
  ComponentPropsWithRef<Element>,
  'children' | 'dangerouslySetInnerHTML' | Own
>;
