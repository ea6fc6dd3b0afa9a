import type { FailureTexts } from '@aic/sdk';

export const TEXT_FAILURE: FailureTexts = { title: 'Generation Failed', text: 'Failed to generate text' };
