import { EmptyState, ImageIcon } from '@aic/design-system';

/** Stands here until the tool itself lands; it promises nothing and sells nothing. */
export function ArrivingSoonPage() {
  return (
    <EmptyState
      level={1}
      hue="image"
      icon={<ImageIcon />}
      title="Images is arriving soon"
      description="x"
    />
  );
}
