import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderImageTool } from '../../testing/render-image-tool.tsx';

const line = () => screen.getByRole('button', { name: /^Settings/ });

it('folds the settings into a line that says what is set, and keeps what is set when it is closed', async () => {
  const { user } = await renderImageTool([], {}, '/', {}, undefined, { hasFoldedSettings: true });
  expect(line().textContent).toBe('Square · Standard · Vivid · One result');
  expect(line().ariaExpanded).toBe('false');
  expect(screen.queryByRole('radiogroup', { name: 'Quality' })).toBeNull();

  await user.click(screen.getByRole('radio', { name: 'Landscape' }));
  await user.click(line());
  await user.click(screen.getByRole('radio', { name: 'HD' }));
  await user.click(screen.getByRole('radio', { name: '3' }));
  await user.click(line());

  expect(line().textContent).toBe('Landscape · HD · Vivid · 3 results');
  expect(screen.queryByRole('radiogroup', { name: 'Quality' })).toBeNull();
});
