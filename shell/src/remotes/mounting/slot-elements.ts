import type { FirstScreenPart } from '../../hydration/first-screen.ts';
import { createToolSkeleton } from './tool-skeleton.ts';

export interface SlotDeps {
  name: string;
  slot(): HTMLElement;
}

/** A broken root cannot be reused: each run gets a fresh element. */
export function addElement(deps: SlotDeps, ...content: readonly HTMLElement[]): HTMLElement {
  const element = document.createElement('div');
  element.dataset['tool'] = deps.name;
  element.append(...content);
  deps.slot().append(element);
  return element;
}

/** Stands in for a first screen where the HTML has brought none. */
export function addSkeleton(deps: SlotDeps): FirstScreenPart {
  const element = addElement(deps, createToolSkeleton());
  return { element, build: null, takenOver: () => undefined, drop: () => element.remove() };
}
