import * as fc from 'fast-check';

/** Texts of plain letters, and texts of any code units: control characters, lone surrogates, every script. */
export const anyText = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.string({ maxLength: 80 }),
    fc.array(fc.nat({ max: 0xffff }), { maxLength: 60 }).map((units) => String.fromCharCode(...units)),
  );
