import { expect, it } from 'vitest';
import { nameComponents } from './name-components.ts';

const name = (source: string, path = 'src/a.tsx') => nameComponents(source, path);
const idsOf = (code: string) => [...code.matchAll(/componentId:"(\w+)"/g)].map(([, id]) => id);

it('gives each component of a file an id, and the rest of the code stays as it is', () => {
  const code = name(
    'const A = styled.div`x`; const B = styled(Radix.List)`y`; const C = styled.p.attrs({})`z`; styled;',
  );

  const [a, b, c] = idsOf(code);
  expect(code).toBe(
    `const A = styled.div.withConfig({componentId:"${a}"})\`x\`; const B = styled(Radix.List).withConfig({componentId:"${b}"})\`y\`; const C = styled.p.withConfig({componentId:"${c}"}).attrs({})\`z\`; styled;`,
  );
  expect(new Set([a, b, c]).size).toBe(3);
});

it('gives the same ids again, and others to another file', () => {
  const source = 'const A = styled.div`x`;';

  expect(name(source)).toBe(name(source));
  expect(idsOf(name(source))).not.toEqual(idsOf(name(source, '../design-system/src/a.tsx')));
});

it('names what the compiler of a package has written, which puts a blank before a template, as the same', () => {
  const [written] = idsOf(name('const A = styled.div `x`;'));

  expect(written).toBe(idsOf(name('const A = styled.div`x`;'))[0]);
});

it('begins every id with a letter, as a class has to', () => {
  for (let n = 0; n < 200; n += 1) {
    expect(idsOf(name('styled.i`x`', `src/${n}.tsx`))[0]).toMatch(/^[a-z]\w+$/i);
  }
});
