import { forgetOverrides } from './kept-overrides.ts';
import { showTabBanner } from './tab-banner.ts';

export interface OverrideBannerOptions {
  /** What users call them, by the remotes' names; at least one. */
  labels: ReadonlyMap<string, string>;
  /** Those that could not be loaded. */
  failed: ReadonlySet<string>;
  reloadPage(): void;
}

/** Says that a tool of this page is a build of the user's own machine. */
export function showOverrideBanner({ labels, failed, reloadPage }: OverrideBannerOptions): void {
  const broken = [...labels].filter(([name]) => failed.has(name));
  const what = (broken.length > 0 ? broken : [...labels]).map(([, label]) => label).join(' and ');
  showTabBanner('local-build', {
    lines: [
      broken.length > 0
        ? `The local build of ${what} could not be loaded`
        : `This page uses a local build of ${what}`,
    ],
    button: 'Reset',
    press: () => {
      forgetOverrides();
      reloadPage();
    },
  });
}
