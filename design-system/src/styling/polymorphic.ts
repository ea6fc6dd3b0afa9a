import type { ComponentPropsWithRef, ElementType } from 'react';

/**
 * What a component takes besides its own props, whose names are `Own`: those of the element or component that it
 * renders through `as` (a router's link, say).
 */
export type Polymorphic<As extends ElementType, Own extends PropertyKey = never> = {
  /** Element or component that is rendered instead, with its props: `as="a"`, `as={Link}`. */
  as?: As | undefined;
} & Omit<ComponentPropsWithRef<As>, Own | 'as'>;
