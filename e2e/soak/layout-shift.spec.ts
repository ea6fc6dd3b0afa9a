import { answerLate } from '../src/layout-shifts.ts';
import { describeStillPages } from '../src/still-pages.ts';
import { openStudio } from '../src/studio.ts';

// On a desktop where everything arrives late.
describeStillPages(openStudio(), {
  viewport: { width: 1440, height: 900 },
  delay: answerLate,
});
