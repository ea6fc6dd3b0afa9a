import { Stack, Text } from '@aic/design-system';
import type { ImageEdit } from '@aic/sdk';
import { EDIT_TYPE_INFO } from '../edit-types.ts';

/** What the editor made of the words, where it says so, and which engine it was. */
export function Reading({ item: { reading, provider, editType, strength } }: { item: ImageEdit }) {
  return (
    <Stack gap={4}>
      {reading !== null && reading.understood.length > 0 && (
        <Text size="small" tone="muted">
          Understood: {reading.understood.join(', ')}
        </Text>
      )}
      {reading !== null && reading.ignored.length > 0 && (
        <Text size="small" tone="muted">
          Not understood, left out: {reading.ignored.join(', ')}
        </Text>
      )}
      <Text size="caption" tone="subtle">
        {EDIT_TYPE_INFO[editType].title} · strength {strength} %
        {provider === 'preview' && ' · Preview engine: procedural, not an AI model'}
      </Text>
    </Stack>
  );
}
