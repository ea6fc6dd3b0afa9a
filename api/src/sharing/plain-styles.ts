/** Colours are the design system's (`design-system/src/tokens/`), of which these pages load nothing. */
export const PLAIN_STYLES = `
:root {
  color-scheme: light dark;
  --bg: #f9fafc; --surface: #ffffff; --fg: #171b20; --muted: #545860; --line: #dcdee2; --strong: #7c8088;
  --accent: #543fe0; --accent-text: #4d38d0; --danger: #bb061e;
}
@media (prefers-color-scheme: dark) {
  :root {
    --bg: #0a0c10; --surface: #111418; --fg: #f2f3f6; --muted: #adb1b8; --line: #2f3339; --strong: #6d7279;
    --accent: #6054ec; --accent-text: #a9a5ff; --danger: #fb817a;
  }
}
*, ::before, ::after { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; min-height: 100svh; display: flex; flex-direction: column;
  background: var(--bg); color: var(--fg); font: 15px/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
}
header, main, footer { width: 100%; max-width: 1200px; margin: 0 auto; padding: 16px; }
@media (min-width: 1024px) { header, main, footer { padding-inline: 24px; } }
header { display: flex; align-items: center; justify-content: space-between; gap: 16px; }
main { flex: 1; display: flex; flex-direction: column; gap: 24px; }
/* Nothing but words: they stand in the middle of the page. */
.alone { display: grid; gap: 16px; margin-block: auto; }
.alone p, .item p { margin: 0; }
.alone h1 { font-size: 44px; line-height: 1.1; letter-spacing: -0.025em; }
.alone p { font-size: 18px; }
footer { color: var(--muted); }
footer p, h1, h2 { margin: 0; }
h1 { font-size: 22px; line-height: 1.25; }
h2 { font-size: 17px; }
a { color: var(--accent-text); }
:focus-visible { outline: 2px solid var(--accent-text); outline-offset: 2px; }
.brand {
  display: flex; align-items: center; gap: 8px; padding: 8px 0;
  color: inherit; font-weight: 650; font-size: 17px; text-decoration: none;
}
.brand::before {
  content: ''; flex: none; width: 24px; height: 24px; border-radius: 6px;
  background: conic-gradient(from 210deg, #8b7cff, #5bb8ff, #4ed5b0, #f1bf4e, #8b7cff);
}
.button { flex: none; }
header { border-bottom: 1px solid var(--line); }
.item { display: grid; gap: 24px; align-items: start; grid-template-columns: minmax(0, 1fr); }
.item > * { display: grid; gap: 16px; min-width: 0; }
@media (min-width: 1024px) { .item { grid-template-columns: minmax(0, 1fr) 360px; } }
.button, button {
  display: inline-block; min-height: 40px; padding: 8px 16px; border: 0; border-radius: 8px;
  background: var(--accent);
  color: #fff; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer;
}
.pin { display: inline-flex; align-items: center; gap: 8px; color: var(--muted); text-decoration: none; }
.pin span { padding: 2px 6px; border: 1px solid var(--strong); border-radius: 6px; font-size: 12px; font-weight: 600; }
.quiet { border: 1px solid var(--line); background: var(--surface); color: inherit; }
figure { margin: 0; display: flex; justify-content: center; }
img, video {
  display: block; max-width: 100%; max-height: 76vh; max-height: 76svh; width: auto; height: auto; border-radius: 12px;
}
.track { display: grid; gap: 16px; }
audio { width: 100%; }
.words { max-width: 68ch; margin: 0; white-space: pre-line; font-size: 17px; line-height: 1.6; }
.muted { color: var(--muted); margin: 0; }
.made {
  display: inline-block; padding: 2px 8px; border: 1px solid var(--strong); border-radius: 6px;
  font-size: 13px; font-weight: 600;
}
.problem { color: var(--danger); margin: 0; }
.card {
  background: var(--surface); border: 1px solid var(--line); border-radius: 12px; padding: 16px; max-width: 68ch;
}
.card > * + * { margin-top: 12px; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0; }
dt { color: var(--muted); }
dd { margin: 0; }
summary { cursor: pointer; padding: 8px 0; color: var(--muted); }
form { display: grid; gap: 16px; max-width: 480px; padding-block: 8px; }
label { display: grid; gap: 4px; font-weight: 600; }
select, textarea {
  width: 100%; min-height: 40px; padding: 8px; font: inherit; font-weight: 400; color: inherit;
  background: var(--surface);
  border: 1px solid var(--strong); border-radius: 8px;
}
form button { justify-self: start; }
`;
