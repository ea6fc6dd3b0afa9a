import type { ColorName, ShadowName } from './dark.ts';

/** Light is an equal of dark: the same roles, tested for the same contrast. */
export const light = {
  bg: '#f9fafc',
  surface: '#ffffff',
  raised: '#ffffff',
  overlay: '#ffffff',
  hover: '#f0f1f5',
  border: '#dcdee2',
  borderStrong: '#7c8088',
  fg: '#171b20',
  fgMuted: '#545860',
  fgSubtle: '#676c74',
  accent: '#543fe0',
  accentHover: '#4b34cd',
  accentActive: '#422cb8',
  onAccent: '#ffffff',
  accentText: '#4d38d0',
  accentSubtle: '#eaedff',
  danger: '#d02b31',
  dangerHover: '#b9212a',
  onDanger: '#ffffff',
  dangerText: '#bb061e',
  dangerSubtle: '#fdeceb',
  success: '#007840',
  warning: '#8d5e00',
  info: '#0068a7',
  focus: '#543fe0',
  scrim: 'rgb(23 27 32 / 0.48)',
  toolImage: '#543fe0',
  toolVideo: '#8d5e00',
  toolMusic: '#00756b',
  toolText: '#0068a7',
} as const satisfies Record<ColorName, string>;

/** Light elevation is two soft shadows. */
export const lightShadow = {
  raised: '0 1px 2px rgb(23 27 32 / 0.06), 0 4px 12px rgb(23 27 32 / 0.04)',
  floating: '0 2px 6px rgb(23 27 32 / 0.08), 0 16px 40px rgb(23 27 32 / 0.14)',
} as const satisfies Record<ShadowName, string>;
