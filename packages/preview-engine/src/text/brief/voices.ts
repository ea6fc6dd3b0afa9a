import type { TextStyle } from '@aic/contract';

/** How a style greets, asks and takes its leave. */
export interface Voice {
  greeting: string;
  request: string;
  farewell: string;
}

export const VOICES: Readonly<Record<TextStyle, Voice>> = {
  creative: { greeting: 'Dear', request: 'What I hope for:', farewell: 'With warm wishes,' },
  professional: {
    greeting: 'Dear',
    request: 'I would like to ask for the following:',
    farewell: 'Kind regards,',
  },
  casual: { greeting: 'Hi', request: 'Here is the thing:', farewell: 'Talk soon,' },
  technical: { greeting: 'Hello', request: 'Requested action:', farewell: 'Regards,' },
  marketing: { greeting: 'Hello', request: 'Here is what we offer:', farewell: 'See you soon,' },
};
