export const QUICK_PROMPTS = [
  'Waves at sunset',
  'Aurora over pines',
  'Neon city in the rain',
  'Misty forest with a deer',
];

export const WORDS = [
  { label: 'Light', words: ['sunrise', 'golden hour', 'night'] },
  { label: 'Weather', words: ['rain', 'snow', 'fog'] },
  { label: 'Camera', words: ['pan left', 'zoom in'] },
  { label: 'Pace', words: ['slow', 'fast'] },
];
