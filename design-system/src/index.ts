// What the shell draws on every page. Its weight is in the first load of every visit, so only Radix's toast and tabs
// stand behind it; anything with a popper or a dialog belongs to ./studio.ts.
export { Announcer, useAnnounce } from './a11y/announcer.tsx';
export { SkipLink, type SkipLinkProps } from './a11y/skip-link.tsx';
export { VisuallyHidden, visuallyHidden } from './a11y/visually-hidden.tsx';
export { Avatar, type AvatarProps } from './components/avatar/avatar.tsx';
export { Badge, type BadgeProps, type BadgeTone } from './components/badge/badge.tsx';
export type { ButtonSize, ButtonVariant } from './components/button/button.styles.ts';
export { Button, type ButtonProps } from './components/button/button.tsx';
export { Card, type CardProps } from './components/card/card.tsx';
export { Chip, type ChipProps } from './components/chip/chip.tsx';
export { EmptyState, type EmptyStateProps, type ToolHue } from './components/empty-state/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './components/error-state/error-state.tsx';
export { Heading, type HeadingProps } from './components/heading/heading.tsx';
export { IconButton, type IconButtonProps } from './components/icon-button/icon-button.tsx';
export { Cluster, type FlowProps, Grid, type GridProps, Stack } from './components/layout/layout.tsx';
export { linkStyles, LinkText, type LinkTextProps } from './components/link/link.tsx';
export { Skeleton, type SkeletonProps } from './components/skeleton/skeleton.tsx';
export { Spinner, type SpinnerProps } from './components/spinner/spinner.tsx';
export { type TabItem, Tabs, type TabsProps } from './components/tabs/tabs.tsx';
export { TextField, type TextFieldProps } from './components/text-field/text-field.tsx';
export { Text, type TextProps } from './components/text/text.tsx';
export { type ToastMessage, ToastViewport, type ToastViewportProps } from './components/toast/toast.tsx';
export * from './icons/icons.ts';
export { GlobalStyle } from './tokens/global-style.ts';
export { media } from './tokens/scale.ts';
export { themeCss } from './tokens/theme-css.ts';
export {
  applyThemePreference,
  readThemePreference,
  resolveTheme,
  type Theme,
  type ThemePreference,
  themeScript,
  watchSystemTheme,
} from './tokens/theme.ts';
export { token } from './tokens/token.ts';
