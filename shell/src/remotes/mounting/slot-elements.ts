import type { FirstScreenPart } from '../../hydration/first-screen.ts';
import { createToolSkeleton } from './tool-skeleton.ts';
import type { ToolState } from './tool-state.ts';

export interface SlotDeps {
  name: string;
  slot(): HTMLElement;
}

/** A broken root cannot be reused: each run gets a fresh element. */
export function addElement({ name, slot }: SlotDeps, ...content: readonly HTMLElement[]): HTMLElement {
  const element = document.createElement('div');
  element.dataset['tool'] = name;
  element.append(...content);
  slot().append(element);
  return element;
}

/** Stands in for a first screen where the HTML has brought none. */
export function addSkeleton(deps: SlotDeps): FirstScreenPart {
  const element = addElement(deps, createToolSkeleton());
  return { element, build: null, takenOver: () => undefined, drop: () => element.remove() };
}

/** Leaves nothing of it in the slot. */
export function takeOffPage(state: ToolState): void {
  switch (state.kind) {
    case 'idle':
      return;
    case 'loading':
      state.screen.drop();
      return;
    case 'mounted':
    case 'blank':
      state.tool.unmount();
      state.tool.element.remove();
      state.screen.drop();
      if (state.kind === 'blank') state.card.remove();
      return;
    case 'failed':
      state.element.remove();
      return;
    default:
      state satisfies never;
  }
}
