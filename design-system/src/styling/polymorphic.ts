import type { ComponentPropsWithRef, ElementType } from 'react';

/** Own props first, then those of the element or component rendered through `as` (a router's link, say). */
export type Polymorphic<As extends ElementType, Own> = Own & { as?: As | undefined } & Omit<
    ComponentPropsWithRef<As>,
    keyof Own | 'as'
  >;
