import { respondLate } from '../src/page/layout-shifts.ts';
import { describeStillPages } from '../src/page/still-pages.ts';
import { openStudio } from '../src/studio/studio.ts';

// On a desktop where everything arrives late.
describeStillPages(openStudio(), {
  viewport: { width: 1440, height: 900 },
  delay: respondLate,
});
