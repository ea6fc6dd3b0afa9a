import { slowDown } from '../src/layout-shifts.ts';
import { describeStillPages } from '../src/still-pages.ts';
import { openStudio } from '../src/studio.ts';

// On a phone with a slow network.
describeStillPages(openStudio(), {
  viewport: { width: 412, height: 823 },
  delay: slowDown,
});
