import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { Composer } from '../composer/composer.tsx';
import { StudioLayout } from './studio-layout.tsx';

const boxOf = (text: string): DOMRect => page.getByText(text).element().getBoundingClientRect();

function mountStudio(settingsHeight = 100): void {
  mount([
    <StudioLayout
      key="studio"
      head={<h1>Head</h1>}
      composer={
        <Composer
          label="Prompt"
          value=""
          onValueChange={() => undefined}
          onSubmit={() => undefined}
          settings={<div style={{ height: settingsHeight }}>Settings</div>}
          actions={<button type="submit">Generate</button>}
        />
      }
      result={<div style={{ height: 2000 }}>Result</div>}
      latest={<div style={{ height: 3000 }}>Latest</div>}
    />,
  ]);
}

beforeEach(async () => {
  await page.viewport(1440, 800);
  onTestFinished(() => scrollTo(0, 0));
});

it('stands in three columns as wide as the window, the composer 380 px of it', () => {
  mountStudio();
  expect(boxOf('Head').width).toBe(380);
  expect(boxOf('Result').left).toBeGreaterThan(boxOf('Head').right);
  expect(boxOf('Latest').left).toBeGreaterThan(boxOf('Result').right);
  expect(boxOf('Latest').top).toBeLessThan(boxOf('Result').bottom);
});

it('keeps the composer and the latest items below the bar of the shell while a long result is read', () => {
  mountStudio();
  scrollTo(0, 600);
  expect(boxOf('Head').top).toBe(80);
  expect(boxOf('Latest').top).toBe(80);
});

it('has the settings of a composer as high as they are, and its action as wide as its frame', () => {
  mountStudio();
  const settings = page.getByText('Settings').element().parentElement;
  expect(settings?.getBoundingClientRect().height).toBe(100);
  expect(boxOf('Generate').width).toBeGreaterThan(boxOf('Settings').width - 1);
});

it('keeps the button of a composer that is higher than the window at the bottom of its column', () => {
  mountStudio(2000);
  const { bottom } = boxOf('Generate');
  expect(bottom).toBeLessThanOrEqual(800);
  page
    .getByRole('button', { name: 'Generate' })
    .element()
    .closest('[data-composer-column]')
    ?.scrollTo(0, 300);
  expect(boxOf('Generate').bottom).toBe(bottom);
});

it('has the latest items below the result where three columns are too many', async () => {
  await page.viewport(1100, 800);
  mountStudio();
  expect(boxOf('Latest').left).toBe(boxOf('Result').left);
  expect(boxOf('Latest').top).toBeGreaterThan(boxOf('Result').bottom);
});

it('stands in one column on a phone', async () => {
  await page.viewport(390, 800);
  mountStudio();
  expect(boxOf('Result').top).toBeGreaterThan(boxOf('Generate').bottom);
  expect(boxOf('Latest').top).toBeGreaterThan(boxOf('Result').bottom);
});
