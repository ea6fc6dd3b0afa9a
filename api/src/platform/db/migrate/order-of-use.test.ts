import { expect, it } from 'vitest';
import { inOrderOfUse, type SchemaObject } from './order-of-use.ts';

const functionOf = (name: string, text: string): SchemaObject => ({ name, kind: 'function', text });

it('puts what is used before what uses it, whatever its name', () => {
  const ordered = inOrderOfUse([
    functionOf('public.a', 'select credit.b(1) + c (2)'),
    functionOf('credit.b', 'select c(3)'),
    functionOf('public.c', 'select 1'),
    { name: 'credit.view', kind: 'view', text: 'create view credit.view as select a()' },
    { name: 'public.rows', kind: 'view', text: 'create view rows as select z()' },
    functionOf('public.y', 'select rows.id'),
    functionOf('public.z', 'select * from credit.view'),
  ]);
  expect(ordered.map(({ name }) => name)).toEqual([
    'public.c',
    'credit.b',
    'public.a',
    'credit.view',
    'public.z',
    'public.rows',
    'public.y',
  ]);
});

it('takes no comment, and no longer name, for a use', () => {
  const ordered = inOrderOfUse([
    functionOf('public.a', '-- after b() is done\nselect my_b(1), x.b(2)'),
    functionOf('public.b', 'select a()'),
  ]);
  expect(ordered.map(({ name }) => name)).toEqual(['public.a', 'public.b']);
});

it('refuses functions that use each other, and names them', () => {
  const circle = [functionOf('public.a', 'select b()'), functionOf('public.b', 'select a()')];
  expect(() => inOrderOfUse(circle)).toThrow('public.a, public.b');
});
