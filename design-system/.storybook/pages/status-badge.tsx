import { Badge, type BadgeTone } from '../../src/components/badge/badge.tsx';
import type { ComponentFacts, Status } from '../facts/facts.ts';

const TONES: Record<Status, BadgeTone> = { Draft: 'neutral', Preview: 'info', Stable: 'success' };

/** The computed status; what is missing stands in the hint. */
export function StatusBadge({ component: { status, criteria } }: { component: ComponentFacts }) {
  const missing = Object.values(criteria).filter((met) => met !== true);
  return (
    <span
      className="sb-unstyled"
      title={missing.length === 0 ? undefined : `Missing: ${missing.join(', ')}.`}
    >
      <Badge tone={TONES[status]}>{status}</Badge>
    </span>
  );
}
