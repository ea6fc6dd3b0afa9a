import { SKELETON_PARTS } from '../../hydration/frames.ts';

/**
 * The shape of a studio while its code arrives: composer, result, recent items. Plain DOM, so that nothing has to load
 * first; the same markup stands in the HTML the gateway sends.
 */
export function createToolSkeleton(): HTMLElement {
  const root = document.createElement('div');
  root.className = 'aic-skeleton';
  root.setAttribute('role', 'status');
  root.setAttribute('aria-label', 'Loading the tool');
  for (const part of SKELETON_PARTS) {
    const block = document.createElement('div');
    block.className = `aic-skeleton-${part}`;
    root.append(block);
  }
  return root;
}
