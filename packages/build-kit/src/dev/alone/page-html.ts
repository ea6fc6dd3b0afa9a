import { globalCss } from '@aic/design-system/global-css';
import { themeScript } from '@aic/design-system/theme';

/** The shell's reset, and a column as wide as its slot; the panel stands beside it. */
const LAYOUT = `
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; background: var(--aic-color-bg); color: var(--aic-color-fg); font: var(--aic-type-ui); }
#root { display: flex; }
#main { flex: 1; min-width: 0; max-width: 1200px; margin-inline: auto; padding: 24px 16px 64px; }
@media (max-width: 900px) { #root { flex-direction: column; } #root > aside { align-self: stretch; } }
`;

/** The page around a tool: what the shell's HTML gives it, its styles and theme. */
export const pageHtml = (title: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}, alone</title>
<link rel="icon" href="data:,">
<script>${themeScript}</script>
<style>${globalCss}${LAYOUT}</style>
</head>
<body>
<div id="root"></div>
</body>
</html>
`;
