import { EmptyState, UserIcon } from '@aic/design-system';

/** Shown until the tool itself is released; it promises nothing and sells nothing. */
export function ArrivingSoonPage() {
  return (
    <EmptyState
      level={1}
      icon={<UserIcon />}
      title="Your account is arriving soon"
      description="Profile, plans and billing are being built and are not part of this release yet. Your credits are shown at the top."
    />
  );
}
