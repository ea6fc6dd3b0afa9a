export interface MusicExample {
  prompt: string;
  /** Of its waveform: a digit each, in tenths of the loudest. */
  peaks: string;
}

/** Made by the preview engine; each prompt is the one that it was given. */
export const MUSIC_EXAMPLES: readonly MusicExample[] = [
  { prompt: 'Calm piano for a rainy evening', peaks: '3767755555875799764586997577868798776642' },
  { prompt: 'Bright synths for a morning run', peaks: '8877767899855558989999799999799999998673' },
  { prompt: 'Slow strings and a cello, nostalgic', peaks: '5567755566666666656566666698999877797641' },
  { prompt: 'Funky bass and brass, upbeat', peaks: '4342277667787799899899998988999899989442' },
  { prompt: 'Lo-fi beats for studying', peaks: '4344443998996999689799989979999898999551' },
  { prompt: 'A folk waltz with fiddle and guitar', peaks: '6776798958999799996999969999999997994441' },
  { prompt: 'Calm piano at night', peaks: '6768768868676488566557997689965598767752' },
  { prompt: 'Warm acoustic guitar, slow and hopeful', peaks: '8696898896797897899696899999798999894342' },
  { prompt: 'Fast dramatic orchestral music', peaks: '6766667766666577678776677879987777876542' },
  { prompt: 'Dark ambient pads, slow', peaks: '6676655664478744564877987789997687887762' },
  { prompt: 'Jazz piano and bass at night', peaks: '9979799888989779999899897998988898795432' },
  { prompt: 'Upbeat pop with drums and piano', peaks: '3235336757868788999898998899998899896441' },
];
