/** The payment form. Class names in capitals are Stripe's own, which an appearance's rules may name. */
export const FORM_CSS = `
:host { display: block; font-family: var(--font-family); font-size: var(--font-size-base); color: var(--color-text); }
* { box-sizing: border-box; }
.form { display: grid; grid-template-columns: 1fr 1fr; gap: calc(var(--spacing-unit) * 3); }
.wide { grid-column: 1 / -1; }
.Label { display: block; margin-bottom: var(--spacing-unit); font-size: 0.93em; color: var(--color-text); }
.Input {
  width: 100%; min-height: 44px; padding: calc(var(--spacing-unit) * 2) calc(var(--spacing-unit) * 3);
  font: inherit; color: var(--color-text); background: var(--color-background);
  border: 1px solid color-mix(in srgb, var(--color-text) 50%, var(--color-background));
  border-radius: var(--border-radius);
}
.Input::placeholder { color: var(--color-text-placeholder); opacity: 1; }
.Input:focus { outline: 2px solid var(--color-primary); outline-offset: -1px; }
.Input--invalid { border-color: var(--color-danger); color: var(--color-danger); }
.Error { min-height: 0; margin: var(--spacing-unit) 0 0; font-size: 0.93em; color: var(--color-danger); }
.Error:empty { display: none; }
.numberBox { position: relative; }
.brand {
  position: absolute; inset-inline-end: calc(var(--spacing-unit) * 3); top: 50%; translate: 0 -50%;
  font-size: 0.8em; font-weight: 600; color: var(--color-text-secondary); background: var(--color-background);
  pointer-events: none;
}
.notice {
  padding: calc(var(--spacing-unit) * 2) calc(var(--spacing-unit) * 3); font-size: 0.93em; line-height: 1.5;
  color: var(--color-text); background: var(--color-background); border-radius: var(--border-radius);
  border: 1px dashed color-mix(in srgb, var(--color-text) 50%, var(--color-background));
}
.notice p { margin: 0; }
.notice ul { margin: var(--spacing-unit) 0 0; padding: 0; list-style: none; }
summary { min-height: 24px; cursor: pointer; }
.fill {
  min-height: 28px; padding: 2px 0; font: inherit; text-align: start; color: var(--color-text); background: none;
  border: 0; border-radius: var(--border-radius); text-decoration: underline; cursor: pointer;
}
.fill:focus-visible, summary:focus-visible { outline: 2px solid var(--color-primary); outline-offset: 1px; }
`;

/** The stand-in of a bank's page. */
export const DIALOG_CSS = `
dialog {
  width: min(420px, calc(100vw - 32px)); padding: 24px; border: 0; border-radius: 8px;
  font: 16px/1.5 -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, sans-serif; color: #1a1b25; background: #fff;
  color-scheme: light;
}
dialog::backdrop { background: rgb(10 12 16 / 60%); }
h2 { margin: 0 0 8px; font-size: 20px; line-height: 28px; }
p { margin: 0 0 16px; }
.buttons { display: flex; flex-wrap: wrap; gap: 12px; }
button {
  min-height: 44px; padding: 8px 16px; font: inherit; font-weight: 600; border-radius: 6px; border: 1px solid #0a5bb5;
  cursor: pointer;
}
.complete { color: #fff; background: #0a5bb5; }
.fail { color: #0a5bb5; background: #fff; }
button:focus-visible { outline: 2px solid #1a1b25; outline-offset: 2px; }
`;
