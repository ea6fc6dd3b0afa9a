import { EmptyState } from '@aic/design-system';
import { EditImageIcon } from '@aic/design-system/studio';

/** Selectable already, so that the tool's shape is known; it promises nothing it cannot do yet. */
export function PhotoEditorPage() {
  return (
    <EmptyState
      level={2}
      hue="image"
      icon={<EditImageIcon />}
      title="The photo editor arrives with the next release"
      description="You will upload a picture, say what to change and compare before and after. Nothing here spends credits yet."
    />
  );
}
