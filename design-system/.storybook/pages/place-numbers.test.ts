import { describe, expect, it } from 'vitest';
import { type Box, NUMBER_PX, placeNumbers } from './place-numbers.ts';

const stage = { width: 300, height: 200 };
const title: Box = { left: 40, top: 40, width: 200, height: 24 };

describe('the number of a part', () => {
  it('stands at its corner', () => {
    expect(placeNumbers([title], [], stage)).toEqual([{ index: 0, left: 30, top: 30 }]);
  });

  it('stands before it rather than on its words', () => {
    expect(placeNumbers([title], [title], stage)).toEqual([{ index: 0, left: 18, top: 42 }]);
  });

  it('stands clear of the others, also where parts begin at one place', () => {
    const spots = placeNumbers([title, title, title, title], [title], stage);

    expect(spots).toHaveLength(4);
    for (const spot of spots) {
      const near = spots.filter(
        (other) => Math.abs(other.left - spot.left) < NUMBER_PX && Math.abs(other.top - spot.top) < NUMBER_PX,
      );
      expect(near).toEqual([spot]);
    }
  });

  it('stays on the stage where its part is scrolled out of it', () => {
    const away = { left: -400, top: 900, width: 20, height: 20 };

    expect(placeNumbers([away], [], stage)).toEqual([{ index: 0, left: -10, top: 190 }]);
  });

  it('is left out where its part is not there', () => {
    expect(placeNumbers([undefined, title], [], stage).map(({ index }) => index)).toEqual([1]);
  });
});
