import { Button, IconButton, ImageIcon, MusicIcon, TextIcon, ToolIcon, VideoIcon } from '@aic/design-system';
import { DropdownMenu, type MenuEntry } from '@aic/design-system/overlays';
import { EditImageIcon, MoreIcon } from '@aic/design-system/studio';
import { Link } from '@aic/sdk';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useServices } from '../core/services-context.tsx';
import { sortedUses } from './next-step.ts';
import type { Material, OfferedUse } from './uses-of.ts';

export interface UseAsProps {
  item: Material;
  /** It is on its way into another tool. */
  onUsed?: (() => void) | undefined;
  /** Of the menu, below what it can become. @default none */
  more?: readonly MenuEntry[];
  /** What stands before the menu. */
  children?: ReactNode;
}

const NONE: readonly MenuEntry[] = [];

const ICONS: Readonly<Record<string, typeof ToolIcon>> = {
  image: ImageIcon,
  video: VideoIcon,
  music: MusicIcon,
  text: TextIcon,
};

/**
 * What a finished item or an upload can become, by the tools of the registry: what most people do as links, the rest in
 * a menu. Nothing where there is nothing.
 */
export function UseAs({ item, onUsed, more = NONE, children }: UseAsProps) {
  const { onRegistry, registry } = useServices();
  const { main, others } = sortedUses(item, useSyncExternalStore(onRegistry, registry, registry).remotes);
  return (
    <>
      {main.map((use) => (
        <Button key={use.path} as={Link} to={use.path} iconStart={<UseIcon use={use} />} onClick={onUsed}>
          {use.label}
        </Button>
      ))}
      {children}
      {others.length + more.length > 0 && (
        <DropdownMenu
          aria-label="Use as"
          align="start"
          trigger={
            <IconButton label="Use as …" variant="secondary">
              <MoreIcon />
            </IconButton>
          }
          entries={[
            ...others.map((use) => ({
              kind: 'link' as const,
              id: use.path,
              element: (
                <Link to={use.path} onClick={onUsed}>
                  <UseIcon use={use} />
                  {use.label}
                </Link>
              ),
            })),
            ...more,
          ]}
        />
      )}
    </>
  );
}

/** Of the tool that takes it; what changes the item itself has its own. */
function UseIcon({ use: { as, tool } }: { use: OfferedUse }) {
  const Icon = as === 'edit' ? EditImageIcon : (ICONS[tool] ?? ToolIcon);
  return <Icon aria-hidden />;
}
