import type { ComponentFacts, Status } from './facts.ts';
import { keysOfGuide } from './keys.ts';
import { find, read } from './read-sources.ts';

/** A component as its status is computed: what is known of it, and its stories file. */
export type Measured = Omit<ComponentFacts, 'criteria' | 'status'> & { code: string };

/** What stands beside a component. */
export interface Beside {
  /** Its row of the conformance suite, as it is written. */
  rowOf(name: string): string | undefined;
  /** Pictures that its look is compared with. */
  baselinesOf(folder: string): readonly string[];
}

interface Criterion {
  name: string;
  /** Without it the component is a draft, however much else it has. */
  isNeeded: boolean;
  /** Whether it is met, or what is missing. */
  measure(component: Measured, beside: Beside): true | string;
}

/** All that makes a component stable, in the order of the table "All components". */
const CRITERIA: readonly Criterion[] = [
  { name: 'Stories', isNeeded: true, measure: ({ code }) => /export const \w+/.test(code) || 'no story' },
  { name: 'Guide', isNeeded: true, measure: ({ guide }) => guide !== null || 'no guide' },
  {
    name: 'Axe',
    isNeeded: true,
    measure: ({ code }) =>
      !/a11y: \{[^}]*(disable|test: '(off|todo)'|enabled: false)/s.test(code) || 'a rule is switched off',
  },
  {
    name: 'Both themes',
    isNeeded: false,
    // Each story is looked at in both, unless it says which one.
    measure: ({ code }) => !/globals: \{[^}]*theme/s.test(code) || 'its stories are in one theme',
  },
  {
    name: 'Conformance',
    isNeeded: false,
    measure: ({ name }, { rowOf }) => rowOf(name) !== undefined || 'no row in the conformance suite',
  },
  {
    name: 'Forced colours',
    isNeeded: false,
    measure: ({ name }, { rowOf }) =>
      /\b(edge|exception): /.test(rowOf(name) ?? '') || 'no edge in the conformance suite',
  },
  {
    name: 'Keyboard',
    isNeeded: false,
    measure({ guide, pressed }) {
      if (guide === null) return 'no guide that names its keys';
      const missing = keysOfGuide(guide.keys).filter((key) => !pressed.includes(key));
      return missing.length === 0 || `no story presses ${missing.join(', ')}`;
    },
  },
  {
    name: 'Visual baseline',
    isNeeded: false,
    measure: ({ folder }, { baselinesOf }) => baselinesOf(folder).length > 0 || 'no picture to compare with',
  },
];

/** @param beside of a test; else what stands in the sources */
export function statusOf(
  component: Measured,
  beside: Beside = IN_SOURCES,
): Pick<ComponentFacts, 'criteria' | 'status'> {
  const measured = CRITERIA.map(({ name, isNeeded, measure }) => ({
    name,
    isNeeded,
    met: measure(component, beside),
  }));
  return {
    criteria: Object.fromEntries(measured.map(({ name, met }) => [name, met])),
    status: nameOf(measured),
  };
}

function nameOf(measured: readonly { isNeeded: boolean; met: true | string }[]): Status {
  if (measured.some(({ isNeeded, met }) => isNeeded && met !== true)) return 'Draft';
  return measured.every(({ met }) => met === true) ? 'Stable' : 'Preview';
}

const IN_SOURCES: Beside = {
  rowOf: (name) => rows().get(name),
  baselinesOf: (folder) => find(`visual/baselines/*/${folder}-*.png`),
};

let known: Map<string, string> | undefined;

/** Rows of the conformance suite by component. */
function rows(): Map<string, string> {
  known ??= new Map(
    find('src/testing/conformance/*-subjects.tsx').flatMap((file) =>
      read(file)
        .split(/^ {2}(?=[A-Z]\w+: \{)/m)
        .slice(1)
        .map((row) => [/^\w+/.exec(row)?.[0] ?? '', row] as const),
    ),
  );
  return known;
}
