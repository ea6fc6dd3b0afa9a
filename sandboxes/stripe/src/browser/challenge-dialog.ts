import { build, styleSheet } from './build-tag.ts';
import { DIALOG_CSS } from './styles.ts';

/** Shows the stand-in of the bank's page over all else, and answers what the user did there. Escape fails it. */
export function showChallenge(): Promise<'complete' | 'fail'> {
  return new Promise((resolve) => {
    const host = build('div', { 'data-stripe-sandbox': 'challenge' });
    const root = host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [styleSheet(DIALOG_CSS)];
    const complete = build('button', { type: 'button', class: 'complete' }, 'Complete authentication');
    const fail = build('button', { type: 'button', class: 'fail' }, 'Fail authentication');
    const dialog = build(
      'dialog',
      { 'aria-labelledby': 'title', 'aria-describedby': 'text' },
      build('h2', { id: 'title' }, '3D Secure 2 Test Page'),
      build(
        'p',
        { id: 'text' },
        'This is a test 3D Secure 2 authentication for a payment in the sandbox. With a real card, your bank would ask you here. No card is charged.',
      ),
      build('div', { class: 'buttons' }, complete, fail),
    );
    root.append(dialog);
    document.body.append(host);
    const finish = (outcome: 'complete' | 'fail'): void => {
      dialog.close();
      host.remove();
      resolve(outcome);
    };
    complete.addEventListener('click', () => finish('complete'));
    fail.addEventListener('click', () => finish('fail'));
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      finish('fail');
    });
    keepFocusIn([complete, fail], root);
    dialog.showModal();
    complete.focus();
  });
}

/** A modal dialog makes the page inert, but Tab would still leave it for the browser's own controls. */
function keepFocusIn([first, last]: readonly [HTMLElement, HTMLElement], root: ShadowRoot): void {
  root.addEventListener('keydown', (event) => {
    if (event instanceof KeyboardEvent && event.key === 'Tab') {
      event.preventDefault();
      (root.activeElement === first ? last : first).focus();
    }
  });
}
