import { ArrowRightIcon, ResultFooter, type ResultFooterProps } from '@aic/design-system/studio';
import type { Generation } from '@aic/sdk';
import { useNextStep } from '@aic/sdk/library';

export interface StudioFooterProps extends Pick<ResultFooterProps, 'note' | 'cancel' | 'actions'> {
  item: Generation;
  /** @default its prompt */
  about?: string;
}

/** Below the item that is shown: what most people do with it next, and what else can be done. */
export function StudioFooter({ item, about = item.prompt, actions, ...footer }: StudioFooterProps) {
  const next = useNextStep(item);
  return (
    <ResultFooter
      {...footer}
      about={about}
      actions={[next && { ...next, icon: <ArrowRightIcon /> }, ...actions]}
    />
  );
}
