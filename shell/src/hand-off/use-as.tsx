import { Button } from '@aic/design-system';
import { DropdownMenu } from '@aic/design-system/overlays';
import { ChevronDownIcon } from '@aic/design-system/studio';
import { Link } from '@aic/sdk';
import { useSyncExternalStore } from 'react';
import { useServices } from '../core/services-context.tsx';
import { type Material, usesOf } from './uses-of.ts';

export interface UseAsProps {
  item: Material;
  /** It is on its way into another tool. */
  onUsed?: (() => void) | undefined;
}

/** The menu of what a finished item or an upload can become, by the tools of the registry. Nothing where there is nothing. */
export function UseAs({ item, onUsed }: UseAsProps) {
  const { onRegistry, registry } = useServices();
  const uses = usesOf(item, useSyncExternalStore(onRegistry, registry, registry).remotes);
  if (uses.length === 0) return null;
  return (
    <DropdownMenu
      aria-label="Use as"
      align="start"
      trigger={<Button iconEnd={<ChevronDownIcon />}>Use as …</Button>}
      entries={uses.map(({ label, path }) => ({
        kind: 'link',
        id: path,
        element: (
          <Link to={path} onClick={onUsed}>
            {label}
          </Link>
        ),
      }))}
    />
  );
}
