import type { SectionKind } from './plan.ts';

export interface FormSection {
  kind: SectionKind;
  /** Bars it has when there is time for it. */
  bars: number;
  energy: number;
}

export type Form = readonly FormSection[];

/** A form may shrink to this part of itself before a simpler one is taken. */
const SHRINK_MIN = 0.62;

/**
 * Takes the richest form that the bars have room for, and gives every section its share in pairs of bars, so that
 * phrases stay whole. An odd bar goes to the last section.
 * @param forms from the shortest to the richest
 */
export function fitForm(forms: readonly [Form, ...Form[]], bars: number): FormSection[] {
  const form = forms.findLast((candidate) => barsOf(candidate) * SHRINK_MIN <= bars) ?? forms[0];
  const total = barsOf(form);
  const fitted = form.map((section) => ({
    ...section,
    share: (section.bars / total) * bars,
    bars: 2 * Math.floor((section.bars / total / 2) * bars),
  }));
  for (const section of fitted) section.bars = Math.max(Math.min(2, bars), section.bars);
  for (;;) {
    const missing = bars - barsOf(fitted);
    if (Math.abs(missing) < 2) break;
    const step = missing > 0 ? 2 : -2;
    const neediest = fitted
      .filter((section) => section.bars + step >= 2)
      .toSorted((one, other) => step * (other.share - other.bars - (one.share - one.bars)))[0];
    if (!neediest) break;
    neediest.bars += step;
  }
  const last = fitted.at(-1);
  if (last) last.bars += bars - barsOf(fitted);
  return fitted.map(({ kind, bars: count, energy }) => ({ kind, bars: count, energy }));
}

function barsOf(form: Form): number {
  return form.reduce((sum, section) => sum + section.bars, 0);
}
