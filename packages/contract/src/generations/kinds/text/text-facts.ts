import { capitalized, type ItemFacts } from '../../kind/define-facts.ts';
import type { TextStart } from './text-request.ts';
import type { TextGeneration } from './text.ts';

export const TEXT_FACTS: ItemFacts<TextGeneration, TextStart> = {
  settings: ({ style, stopped }) => [
    { label: 'Style', value: capitalized(style) },
    { label: 'Ended', value: stopped ? 'Stopped by you' : null, isOwn: true },
  ],
  repeat: ({ style }) => ({ model: style }),
};
