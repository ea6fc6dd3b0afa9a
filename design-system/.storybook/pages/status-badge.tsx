import { Badge, type BadgeTone } from '../../src/components/badge/badge.tsx';
import type { ComponentFacts, Status } from '../facts/facts.ts';

const TONES: Record<Status, BadgeTone> = { Draft: 'neutral', Preview: 'info', Stable: 'success' };

/** The computed status. */
export function StatusBadge({ status }: Pick<ComponentFacts, 'status'>) {
  return (
    <span className="sb-unstyled">
      <Badge tone={TONES[status]}>{status}</Badge>
    </span>
  );
}

/** What keeps a component from being stable. */
export function Missing({ criteria }: Pick<ComponentFacts, 'criteria'>) {
  const missing = Object.values(criteria).filter((met) => met !== true);
  return missing.length === 0 ? null : <p>Not stable yet: {missing.join('; ')}.</p>;
}
