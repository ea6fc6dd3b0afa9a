/// <reference types="vite/client" />

declare module 'virtual:component-facts' {
  import type { ComponentFacts } from './facts.ts';

  export const facts: ComponentFacts[];
  /** Where each icon is used. */
  export const iconPlaces: Record<string, string[]>;
}
