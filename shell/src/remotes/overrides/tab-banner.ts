import { BANNER_ID } from './banner-id.ts';

/** In one banner, so that neither hides the other. */
type Subject = 'local-build' | 'preview';

interface Notice {
  /** One line each. */
  lines: readonly string[];
  /** What it can be pressed for. */
  button: string;
  press(): void;
}

/**
 * Says, for as long as it is so, that what runs in this tab is not what is released. Plain DOM, like the error card:
 * what it is about may have broken everything else.
 * @param notice null: there is nothing to say of the subject any more
 */
export function showTabBanner(subject: Subject, notice: Notice | null): void {
  const banner = document.getElementById(BANNER_ID) ?? createBanner();
  const shown = banner.querySelector(`[data-subject=${subject}]`);
  if (notice === null) {
    shown?.remove();
    if (banner.childElementCount === 0) banner.remove();
    return;
  }
  const row = createRow(notice);
  row.dataset['subject'] = subject;
  // What has not changed is not read out again.
  if (shown === null) banner.append(row);
  else if (shown.textContent !== row.textContent) shown.replaceWith(row);
  if (!banner.isConnected) document.body.prepend(banner);
}

function createBanner(): HTMLElement {
  const banner = document.createElement('div');
  banner.id = BANNER_ID;
  banner.setAttribute('role', 'status');
  // Set by script, which the content policy allows, and paid for only where it is shown.
  Object.assign(banner.style, {
    position: 'fixed',
    // Above what else stands there on a phone.
    insetBlockEnd:
      'calc(var(--aic-dock-height, 0px) + var(--aic-player-height, 0px) + 16px + env(safe-area-inset-bottom))',
    insetInlineStart: '16px',
    zIndex: '2147483647',
    maxWidth: 'calc(100vw - 32px)',
    padding: '8px 12px',
    border: '1px solid var(--aic-color-border-strong)',
    borderRadius: '10px',
    background: 'var(--aic-color-raised)',
    color: 'var(--aic-color-fg)',
  });
  return banner;
}

function createRow({ lines, button: label, press }: Notice): HTMLElement {
  const row = document.createElement('div');
  Object.assign(row.style, { display: 'flex', alignItems: 'center', gap: '12px' });
  const text = document.createElement('div');
  for (const line of lines) {
    const part = document.createElement('div');
    part.textContent = line;
    text.append(part);
  }
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  Object.assign(button.style, {
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
  button.addEventListener('click', press);
  row.append(text, button);
  return row;
}
