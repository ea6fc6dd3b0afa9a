/** What tools can still use of the page, and what will go. */
export interface Deprecation {
  /** The entry that tools import it from, which the page shares. */
  from: string;
  name: string;
  /** The one property of it that goes; without it all of it does. */
  property?: string;
  since: {
    /** The release of the shell that said so first. */
    release: `${number}.${number}.0`;
    /** ISO date on which that was. */
    date: string;
  };
  /** What to use. Editors show it, too: the mark `@deprecated` at its source has the same words. */
  instead: string;
}

/** What goes, in the order of its announcement. `docs/platform.md` has the rules. */
export const DEPRECATIONS: readonly Deprecation[] = [
  {
    from: '@aic/design-system/studio',
    name: 'RadioCards',
    since: { release: '0.4.0', date: '2026-11-29' },
    instead: 'SegmentedControl above the composer; RadioGroup where each choice needs a line.',
  },
  {
    from: '@aic/design-system/studio',
    name: 'StudioLayout',
    property: 'isComposerTall',
    since: { release: '0.4.0', date: '2026-11-29' },
    instead: 'Leave it out: a composer that is higher than the window scrolls in its column.',
  },
  {
    from: '@aic/design-system',
    name: 'MenuIcon',
    since: { release: '0.4.0', date: '2026-11-29' },
    instead: 'MoreIcon of @aic/design-system/studio, or an icon that the tool bundles.',
  },
  {
    from: '@aic/design-system/gallery',
    name: 'FolderPlusIcon',
    since: { release: '0.4.0', date: '2026-11-29' },
    instead: 'FolderIcon, or an icon that the tool bundles.',
  },
];

/**
 * What is deprecated stays for a year and for two releases of the shell, whichever is longer.
 * @returns the ISO date and the release before which it does not go
 */
export function keptUntil({ since: { release, date } }: Deprecation): { date: string; release: string } {
  const [major = 0, minor = 0] = release.split('.').map(Number);
  const [year = '', ...dayOfYear] = date.split('-');
  return { date: [Number(year) + 1, ...dayOfYear].join('-'), release: `${major}.${minor + 2}.0` };
}
