/// <reference types="vite/client" />

declare module 'virtual:component-facts' {
  import type { ComponentFacts } from './facts.ts';
  import type { WrittenPage } from './read-pages.ts';

  export const facts: ComponentFacts[];
  /** Where each icon is used. */
  export const iconPlaces: Record<string, string[]>;
  export const pages: WrittenPage[];
}
