import type { DragEvent } from 'react';
import type { Services } from '../core/services.ts';

/** Tiles of tools carry one id, those of the library a list of them in JSON. */
const TYPES = ['application/x-aic-item', 'application/x-aic-items'];

type Handler = (event: DragEvent<HTMLElement>) => void;

/** For the link of a tool: an item that is dropped on it is handed over, by the first use that fits. */
export function dropTarget(
  services: Services,
  tool: string,
): Record<`onDrag${'Over' | 'Leave'}` | 'onDrop', Handler> {
  const takes = ({ dataTransfer }: DragEvent): boolean =>
    (services.registry().remotes[tool]?.uses ?? []).length > 0 &&
    TYPES.some((type) => dataTransfer.types.includes(type));
  return {
    onDragOver: (event) => {
      if (!takes(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      event.currentTarget.dataset['dropping'] = '';
    },
    onDragLeave: ({ currentTarget }) => delete currentTarget.dataset['dropping'],
    onDrop: (event) => {
      delete event.currentTarget.dataset['dropping'];
      if (!takes(event)) return;
      event.preventDefault();
      const dropped = TYPES.map((type) => event.dataTransfer.getData(type)).find((data) => data !== '') ?? '';
      void import(/* webpackChunkName: "drop-item" */ './drop-item.ts').then(
        ({ dropItem }) => dropItem(services, tool, dropped),
        () => services.toast({ title: 'Error', description: 'Please try again.', variant: 'destructive' }),
      );
    },
  };
}
