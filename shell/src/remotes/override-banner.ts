import { TOOLS } from '@aic/sdk';
import { forgetOverrides } from './kept-overrides.ts';

export interface OverrideBannerOptions {
  /** Of the remotes, at least one. */
  names: readonly string[];
  /** Those that could not be loaded. */
  failed: ReadonlySet<string>;
  reloadPage(): void;
}

const ID = 'aic-override';

/**
 * Says, for as long as it is so, that a tool of this page is not the released one. Plain DOM, like the error card: what it is
 * about may have broken everything else.
 */
export function showOverrideBanner({ names, failed, reloadPage }: OverrideBannerOptions): void {
  const banner = document.createElement('aside');
  banner.id = ID;
  banner.setAttribute('role', 'status');
  // Set by script, which the content policy allows, and paid for only where it is shown.
  Object.assign(banner.style, {
    position: 'fixed',
    insetBlockEnd: '16px',
    insetInlineStart: '16px',
    zIndex: '2147483647',
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    maxWidth: 'calc(100vw - 32px)',
    padding: '8px 12px',
    border: '1px solid var(--aic-color-border-strong)',
    borderRadius: '10px',
    background: 'var(--aic-color-raised)',
    color: 'var(--aic-color-fg)',
  });
  const broken = names.filter((name) => failed.has(name));
  const what = (broken.length > 0 ? broken : names).map(labelOf).join(' and ');
  const text = document.createElement('span');
  text.textContent =
    broken.length > 0
      ? `The local build of ${what} could not be loaded`
      : `This page uses a local build of ${what}`;
  const reset = document.createElement('button');
  reset.type = 'button';
  reset.textContent = 'Reset';
  reset.addEventListener('click', () => {
    forgetOverrides();
    reloadPage();
  });
  banner.append(text, reset);
  const shown = document.getElementById(ID);
  if (shown === null) document.body.prepend(banner);
  else if (shown.textContent !== banner.textContent) shown.replaceWith(banner);
}

/** What users call a tool. */
const labelOf = (name: string): string => TOOLS.find((tool) => tool.name === name)?.label ?? name;
