// What the shell and nearly every tool render. The shell shares this entry whole, so each export is in the first load
// of every visit: nothing of Radix stands here, and an icon only when the shell renders it. See ./studio.ts and its
// siblings.
export { Announcer, useAnnounce } from './a11y/announcer.tsx';
export { ignoreComposingKeys } from './a11y/composing-keys.ts';
export { SkipLink, type SkipLinkProps } from './a11y/skip-link.tsx';
export { VisuallyHidden, visuallyHidden } from './a11y/visually-hidden.tsx';
export { Badge, type BadgeProps, type BadgeTone } from './components/badge/badge.tsx';
export type { ButtonSize, ButtonVariant } from './components/button/button.styles.ts';
export { Button, type ButtonProps } from './components/button/button.tsx';
export { Card, type CardProps } from './components/card/card.tsx';
export { EmptyState, type EmptyStateProps, type ToolHue } from './components/empty-state/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './components/error-state/error-state.tsx';
export { Heading, type HeadingProps } from './components/heading/heading.tsx';
export { IconButton, type IconButtonProps } from './components/icon-button/icon-button.tsx';
export { Cluster, type FlowProps, Grid, type GridProps, Stack } from './components/layout/layout.tsx';
export { linkStyles, LinkText, type LinkTextProps } from './components/link/link.tsx';
export { Spinner, type SpinnerProps } from './components/spinner/spinner.tsx';
export { TextField, type TextFieldProps } from './components/text-field/text-field.tsx';
export { Text, type TextProps } from './components/text/text.tsx';
export {
  CreditsIcon,
  ImageIcon,
  LibraryIcon,
  LogOutIcon,
  MailIcon,
  MenuIcon,
  MoonIcon,
  MusicIcon,
  SearchIcon,
  SettingsIcon,
  SunIcon,
  TextIcon,
  ToolIcon,
  UserIcon,
  VideoIcon,
} from './icons/icons.ts';
export { useInBrowser } from './styling/use-in-browser.ts';
export { markPaint } from './tokens/mark.ts';
export { media } from './tokens/scale.ts';
export {
  applyThemePreference,
  readThemePreference,
  resolveTheme,
  type Theme,
  type ThemePreference,
  watchSystemTheme,
} from './tokens/theme.ts';
export { token } from './tokens/token.ts';
