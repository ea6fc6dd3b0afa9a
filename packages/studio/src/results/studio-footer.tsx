import { Stack, Text } from '@aic/design-system';
import { ArrowRightIcon, ResultFooter, type ResultFooterProps } from '@aic/design-system/studio';
import type { Generation } from '@aic/sdk';
import { useNextStep } from './use-next-step.ts';

export interface StudioFooterProps extends Pick<ResultFooterProps, 'note' | 'cancel' | 'actions'> {
  item: Generation;
  /** @default its prompt */
  about?: string;
  /** What the item is called, where its panel does not say it otherwise. */
  title?: string;
}

/** Below the item that is shown: its words, what most people do with it next, and what else can be done. */
export function StudioFooter({
  item,
  about = item.prompt,
  title,
  note,
  actions,
  ...footer
}: StudioFooterProps) {
  const next = useNextStep(item);
  return (
    <ResultFooter
      {...footer}
      note={title === undefined ? note : <ItemWords title={title} note={note} />}
      about={about}
      actions={[next && { ...next, icon: <ArrowRightIcon /> }, ...actions]}
    />
  );
}

const ItemWords = ({
  title,
  note,
}: Required<Pick<StudioFooterProps, 'title'>> & Pick<StudioFooterProps, 'note'>) => (
  <Stack gap={2} style={{ flex: '1 1 240px', minWidth: 0 }}>
    <Text as="span" lines={2} title={title} dir="auto">
      {title}
    </Text>
    <Text as="span" size="small" tone="muted">
      {note}
    </Text>
  </Stack>
);
