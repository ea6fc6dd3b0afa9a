import type { ComponentFacts, Status } from './facts.ts';
import { keysOfGuide } from './keys.ts';
import { find, read } from './read-sources.ts';

/** A component as its status is computed: what is known of it, and its stories file. */
export type Measured = Omit<ComponentFacts, 'criteria' | 'status'> & { code: string };

interface Criterion {
  name: string;
  /** Without it the component is a draft, however much else it has. */
  isNeeded: boolean;
  /** Whether it is met, or what is missing. */
  measure(component: Measured): true | string;
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
    measure: ({ name }) => rows().has(name) || 'no row in the conformance suite',
  },
  {
    name: 'Forced colours',
    isNeeded: false,
    measure: ({ name }) =>
      /\b(edge|exception): /.test(rows().get(name) ?? '') || 'no edge in the conformance suite',
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
    measure: ({ folder }) =>
      find(`visual/baselines/*/${folder}-*.png`).length > 0 || 'no picture to compare with',
  },
];

export function statusOf(component: Measured): Pick<ComponentFacts, 'criteria' | 'status'> {
  const measured = CRITERIA.map(({ name, isNeeded, measure }) => ({
    name,
    isNeeded,
    met: measure(component),
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
