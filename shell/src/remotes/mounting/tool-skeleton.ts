import { SKELETON_PARTS } from '../../hydration/frames.ts';
import { createElement } from './create-element.ts';

/**
 * The shape of a studio while its code arrives: composer, result, recent items. Plain DOM, so that nothing has to load
 * first; the same markup stands in the HTML the gateway sends.
 */
export function createToolSkeleton(): HTMLElement {
  const root = createElement('div', 'aic-skeleton');
  root.setAttribute('role', 'status');
  root.setAttribute('aria-label', 'Loading the tool');
  root.append(...SKELETON_PARTS.map((part) => createElement('div', `aic-skeleton-${part}`)));
  return root;
}
