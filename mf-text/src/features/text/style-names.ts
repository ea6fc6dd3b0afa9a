import type { TextStyle } from '@aic/sdk';

/** As they are shown, in the order of the choice. */
export const STYLE_NAMES: Readonly<Record<TextStyle, string>> = {
  creative: 'Creative',
  professional: 'Professional',
  casual: 'Casual',
  technical: 'Technical',
  marketing: 'Marketing',
};
