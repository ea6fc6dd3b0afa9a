import { screen } from '@testing-library/react';
import { createFakeApi, createFakeShell, renderTool } from '@aic/sdk/testing';
import { expect, it } from 'vitest';
import tool from './tool.tsx';

it('says that it arrives soon, and calls nothing', async () => {
  const far = createFakeApi({});
  const mounted = await renderTool(tool, createFakeShell(far.fetch));

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Video Studio is arriving soon');
  expect(far.requests).toEqual([]);
  mounted.unmount();
});
