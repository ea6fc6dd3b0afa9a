import { expect, it } from 'vitest';
import { decodeForm } from './form.ts';

it('reads nested brackets, lists with and without numbers, and values with any characters', () => {
  const text =
    'items[0][price]=price_1&items[0][quantity]=2&items[1][price]=price_2&expand[]=a&expand[]=b.c&name=A%26B+%5B1%5D';
  expect(decodeForm(text)).toEqual({
    items: [{ price: 'price_1', quantity: '2' }, { price: 'price_2' }],
    expand: ['a', 'b.c'],
    name: 'A&B [1]',
  });
});

it('takes no key for a built-in one', () => {
  expect(decodeForm('__proto__[x]=1&metadata[constructor]=2')).toEqual(
    Object.fromEntries([
      ['__proto__', { x: '1' }],
      ['metadata', Object.fromEntries([['constructor', '2']])],
    ]),
  );
});
