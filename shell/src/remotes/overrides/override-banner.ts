import { forgetOverrides } from './kept-overrides.ts';

export interface OverrideBannerOptions {
  /** What users call them, by the remotes' names; at least one. */
  labels: ReadonlyMap<string, string>;
  /** Those that could not be loaded. */
  failed: ReadonlySet<string>;
  reloadPage(): void;
}

const ID = 'aic-override';

/**
 * Says, for as long as it is so, that a tool of this page is not the released one. Plain DOM, like the error card:
 * what it is about may have broken everything else.
 */
export function showOverrideBanner({ labels, failed, reloadPage }: OverrideBannerOptions): void {
  const banner = document.createElement('aside');
  banner.id = ID;
  banner.setAttribute('role', 'status');
  // Set by script, which the content policy allows, and paid for only where it is shown.
  Object.assign(banner.style, {
    position: 'fixed',
    // Above what else stands there on a phone.
    insetBlockEnd:
      'calc(var(--aic-dock-height, 0px) + var(--aic-player-height, 0px) + 16px + env(safe-area-inset-bottom))',
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
  const broken = [...labels].filter(([name]) => failed.has(name));
  const what = (broken.length > 0 ? broken : [...labels]).map(([, label]) => label).join(' and ');
  const text = document.createElement('span');
  text.textContent =
    broken.length > 0
      ? `The local build of ${what} could not be loaded`
      : `This page uses a local build of ${what}`;
  const reset = document.createElement('button');
  reset.type = 'button';
  reset.textContent = 'Reset';
  Object.assign(reset.style, {
    minHeight: '32px',
    padding: '0 12px',
    border: '1px solid var(--aic-color-border-strong)',
    borderRadius: '6px',
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    fontWeight: '500',
    cursor: 'pointer',
  });
  reset.addEventListener('click', () => {
    forgetOverrides();
    reloadPage();
  });
  banner.append(text, reset);
  const shown = document.getElementById(ID);
  if (shown === null) document.body.prepend(banner);
  else if (shown.textContent !== banner.textContent) shown.replaceWith(banner);
}
