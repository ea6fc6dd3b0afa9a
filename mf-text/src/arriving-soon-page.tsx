import { EmptyState, TextIcon } from '@aic/design-system';

/** Stands here until the tool itself lands; it promises nothing and sells nothing. */
export function ArrivingSoonPage() {
  return (
    <EmptyState
      level={1}
      hue="text"
      icon={<TextIcon />}
      title="Text AI is arriving soon"
      description="This tool is being built and is not part of this release yet. Nothing here spends credits."
    />
  );
}
