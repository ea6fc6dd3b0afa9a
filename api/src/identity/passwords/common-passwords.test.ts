import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

it.each(['password', 'Password123', '1234567890', 'qwertyuiop', 'iloveyou1', 'ｐａｓｓｗｏｒｄ'])(
  'knows %s',
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
  },
);

it.each(['correct horse battery', 'Tr0ub4dor&3 and more', 'hunter2-hunter2', 'ein ganz eigener Satz'])(
  'has nothing against %s',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);
