import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { StudioLayout } from './studio-layout.tsx';

const topOf = (text: string): number => page.getByText(text).element().getBoundingClientRect().top;

function mountStudio(isComposerTall: boolean): void {
  mount([
    <StudioLayout
      key="studio"
      composer={<div style={{ height: 200 }}>Composer</div>}
      isComposerTall={isComposerTall}
      result={<div style={{ height: 2000 }}>Result</div>}
    />,
  ]);
}

beforeEach(async () => {
  await page.viewport(1280, 800);
  onTestFinished(() => scrollTo(0, 0));
});

it('keeps the composer below the bar of the shell while a long result is read', () => {
  mountStudio(false);
  scrollTo(0, 600);
  expect(topOf('Composer')).toBe(80);
});

it('lets a composer that may be higher than the window scroll with the page', () => {
  mountStudio(true);
  scrollTo(0, 600);
  expect(topOf('Composer')).toBe(topOf('Result'));
  expect(topOf('Composer')).toBeLessThan(0);
});

it('stands in one column on a phone', async () => {
  await page.viewport(390, 800);
  mountStudio(false);
  expect(topOf('Result')).toBeGreaterThan(topOf('Composer') + 200);
});
