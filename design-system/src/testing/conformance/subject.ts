import type { CSSProperties, ReactElement } from 'react';

/** What the suite hands to a component for its root element. */
export interface RootAttributes {
  ref: (element: HTMLElement | null) => void;
  id: string;
  className: string;
  style: CSSProperties;
  'data-conformance': string;
  'aria-details': string;
  onClick: () => void;
  onKeyDown: () => void;
  onPointerDown: () => void;
}

/** One public component, as the suite tries it. */
export interface Subject {
  /** The component with no more props than it needs. */
  render(root: RootAttributes): ReactElement;
  /** Tag of the element that gets the attributes. */
  element: string;
  /** Opens what is closed at first, with the element that does. */
  opener?: string;
  /** A property of `style` that the component sets itself on its root element. */
  ownStyle?: string;
  /** The root has no styles of its own, so no class either. */
  isUnstyled?: true;
  /** The component's own answer to an event of its root element, which the user's handler must not replace. */
  ownEvent?: { event: () => Event; render(act: () => void, root: RootAttributes): ReactElement };
  /** Disabled, with `act` for whatever a press would do. Only where the component can be. */
  disabled?(act: () => void): ReactElement;
  /** What has to keep a border or an outline in forced colours; `root`, a selector inside, or why nothing has to. */
  edge: 'root' | { inside: string } | { none: string };
}

/** A component that has no root element, and why. */
export interface Exception {
  exception: string;
}

/** The components among the exports of an entry: capitalised, and no icons. */
type ComponentsOf<Entry> = {
  [Name in keyof Entry & string]: Name extends Uncapitalize<Name> | `${string}Icon` ? never : Name;
}[keyof Entry & string];

/** A row for each component of an entry: the compiler refuses an entry with a component that has none. */
export type SubjectsOf<Entry> = Record<ComponentsOf<Entry>, Subject | Exception>;
