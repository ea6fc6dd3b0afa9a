import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globalCss } from '@aic/design-system/global-css';
import { themeScript } from '@aic/design-system/theme';

/** As wide as the shell's slot; the panel stands beside it. */
const LAYOUT = `
#root { display: flex; }
#main { flex: 1; min-width: 0; max-width: 1200px; margin-inline: auto; padding: 24px 16px 64px; }
@media (max-width: 900px) { #root { flex-direction: column; } #root > aside { align-self: stretch; } }
`;

/** The page around a tool: what the shell's HTML gives it, its styles and theme. */
export function pageHtml(root: string, title: string): string {
  const frameCss = readFileSync(join(root, 'shell/src/hydration/frame.css'), 'utf8');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}, alone</title>
<link rel="icon" href="data:,">
<script>${themeScript}</script>
<style>${globalCss}${frameCss}${LAYOUT}</style>
</head>
<body>
<div id="root"></div>
</body>
</html>
`;
}
