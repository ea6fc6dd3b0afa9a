import { Stack, Text } from '@aic/design-system';
import { engineNote, type ImageEdit } from '@aic/sdk';
import { editName } from '../edit-types.ts';

/** What the editor understood of the prompt, where it says so, and which engine it was. */
export function Reading({ item }: { item: ImageEdit }) {
  const { reading } = item;
  return (
    <Stack gap={4}>
      {reading && reading.understood.length > 0 && (
        <Text size="small" tone="muted">
          Understood: {reading.understood.join(', ')}
        </Text>
      )}
      {reading && reading.ignored.length > 0 && (
        <Text size="small" tone="muted">
          Not understood, left out: {reading.ignored.join(', ')}
        </Text>
      )}
      <Text size="caption" tone="subtle">
        {[editName(item), !item.upscale && `strength ${item.strength} %`, engineNote(item)]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </Stack>
  );
}
