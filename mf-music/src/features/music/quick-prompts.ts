export const QUICK_PROMPTS = [
  'Calm piano for a rainy evening',
  'Bright synths for a morning run',
  'Slow strings and a cello, nostalgic',
  'Funky bass and brass, upbeat',
];

export const WORDS = [
  { label: 'Instruments', words: ['piano', 'strings', 'acoustic guitar', 'synths', 'drums'] },
  { label: 'Mood', words: ['warm', 'hopeful', 'nostalgic', 'tense'] },
  { label: 'Pace', words: ['slow', 'calm', 'upbeat', 'fast'] },
];
