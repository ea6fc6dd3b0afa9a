import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineHost } from '@aic/build-kit';
import { globalCss } from '@aic/design-system/global-css';
import { themeScript } from '@aic/design-system/theme';
import { PAGE_FRAME, TOOL_FRAME } from './src/hydration/frames.ts';
import { soonScript, startScript } from './src/hydration/late-start.ts';
import { recordEventsScript } from './src/hydration/record-events.ts';
import { TRUSTED_TYPES } from './src/trusted-types/policy-names.ts';

const { dirname } = import.meta;

export default defineHost({
  dir: dirname,
  inputs: ['src', '../packages/sdk/src', '../design-system/src', '../packages/contract/src'].map((path) =>
    join(dirname, path),
  ),
  inline: {
    css: globalCss + readFileSync(join(dirname, 'src/hydration/frame.css'), 'utf8'),
    themeScript,
    earlyScript: recordEventsScript,
    startScript,
    soonScript,
    trustedTypes: TRUSTED_TYPES,
    frames: { page: PAGE_FRAME, tool: TOOL_FRAME },
  },
});
