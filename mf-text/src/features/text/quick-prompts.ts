export const QUICK_PROMPTS = [
  'A haiku about the last train home',
  'An outline about city beekeeping',
  'A letter to my landlord about the heating',
  'A packing list with a torch, socks and bread',
];
