import { BrowserRouter } from '@aic/sdk/host';
import { GENERATION_COSTS, videoCost } from '@aic/sdk';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StaticPageView } from './static-page-view.tsx';

it('[9.cost.texts] states ceilings in the terms that no real price is above', () => {
  render(
    <BrowserRouter>
      <StaticPageView page="terms" />
    </BrowserRouter>,
  );
  const text = screen.getByRole('region', { name: 'Credits' }).textContent;
  expect(text).toContain('up to 50 credits per image, video and music, and 30 credits per text');
  const { text: textCost, ...others } = GENERATION_COSTS;
  expect(Math.max(...Object.values(others), videoCost({ hasCameraControl: true }))).toBeLessThanOrEqual(50);
  expect(textCost).toBeLessThanOrEqual(30);
});
