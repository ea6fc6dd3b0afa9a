import { expect, it } from 'vitest';
import { appearanceCss } from './appearance.ts';

it('makes custom properties of variables and rules of the class names that Stripe documents', () => {
  const css = appearanceCss({
    theme: 'night',
    variables: { colorPrimary: '#fff' },
    rules: { '.Input:focus': { boxShadow: 'none' } },
  });
  expect(css).toContain('color-scheme: dark');
  expect(css).toContain('--color-primary: #fff;');
  expect(css).toContain('.Input:focus { box-shadow: none; }');
});

it('lets no appearance style anything else, or smuggle a declaration in', () => {
  const css = appearanceCss({
    variables: { colorText: 'red; } body { display: none' },
    rules: { body: { display: 'none' }, '.Input, body': { color: 'red' } },
  });
  expect(css).not.toMatch(/body\s*\{/);
  expect(css).not.toContain('.Input,');
});
