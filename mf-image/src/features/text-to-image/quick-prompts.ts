export const QUICK_PROMPTS = ['Futuristic cityscape', 'Abstract art', 'Portrait photography', 'Nature scene'];

export const WORDS = [
  { label: 'Light', words: ['dawn', 'golden hour', 'dusk', 'moonlight'] },
  { label: 'Weather', words: ['misty', 'stormy', 'snowy', 'starry sky'] },
  { label: 'Mood', words: ['calm', 'dramatic', 'pastel', 'colourful'] },
];
