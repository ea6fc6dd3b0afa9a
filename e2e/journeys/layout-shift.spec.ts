import { slowDown } from '../src/page/layout-shifts.ts';
import { describeStillPages } from '../src/page/still-pages.ts';
import { openStudio } from '../src/studio/studio.ts';

// On a phone with a slow network.
describeStillPages(openStudio(), {
  viewport: { width: 412, height: 823 },
  delay: slowDown,
});
