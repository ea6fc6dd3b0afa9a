import { EmptyState, MusicIcon } from '@aic/design-system';

/** Stands here until the tool itself lands; it promises nothing and sells nothing. */
export function ArrivingSoonPage() {
  return (
    <EmptyState
      level={1}
      hue="music"
      icon={<MusicIcon />}
      title="Music Creator is arriving soon"
      description="This tool is being built and is not part of this release yet. Nothing here spends credits."
    />
  );
}
