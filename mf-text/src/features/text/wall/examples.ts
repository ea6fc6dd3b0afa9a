export interface TextExample {
  prompt: string;
  /** How it begins. */
  beginning: string;
}

/** Made by the preview engine; each prompt is the one that it was given. */
export const TEXT_EXAMPLES: readonly TextExample[] = [
  {
    prompt: 'A haiku about the last train home',
    beginning: 'The last train home stays\nnobody has said a word\none breath, then silence',
  },
  {
    prompt: 'A packing list with a torch, socks and bread',
    beginning: 'Packing list\n• A torch\n• Socks\n• Bread',
  },
  {
    prompt: 'A haiku about the first frost',
    beginning: 'The first frost at dawn\nthe hands of the clock stand still\nI stay and listen',
  },
  {
    prompt: 'An outline about city beekeeping',
    beginning:
      'Outline: city beekeeping\n1. City beekeeping, and why it matters\n- What it means here, in one line: [meaning]\n- Who is concerned: [people, places]',
  },
  {
    prompt: 'A letter to my team about our summer party',
    beginning:
      'Subject: Our summer party\nDear [name of your team],\nI am writing about our summer party. [One sentence: what has happened, or why now.]\nWhat I hope for …',
  },
  {
    prompt: 'A haiku about rain on a tin roof',
    beginning: 'Rain on a tin roof\nnobody has said a word\nI stay and listen',
  },
  {
    prompt: 'A product text for a wool blanket',
    beginning:
      'Wool blanket\n[One sentence: what the wool blanket does better than what one has now.]\n[What it is made of, and how large it is]\n[Price, and where to get it]',
  },
  {
    prompt: 'A shopping list with apples, rice and tea',
    beginning: 'Shopping list\n• Apples\n• Rice\n• Tea',
  },
  {
    prompt: 'A haiku about the sea at night',
    beginning: 'The sea at night now\nthe hands of the clock stand still\nI stay and listen',
  },
  {
    prompt: 'A mail to my customers about our new shop',
    beginning:
      'Subject: Our new shop\nDear [name of your customers],\nI am writing about our new shop. [One sentence: what has happened, or why now.]\nWhat I hope for …',
  },
  {
    prompt: 'An outline about bread',
    beginning:
      'Outline: bread\n1. Bread, and why it matters\n- What it means here, in one line: [meaning]\n- Who is concerned: [people, places]\n2. Where things stand',
  },
  {
    prompt: 'A product text for a folding lantern',
    beginning:
      'Folding lantern\n[One sentence: what the folding lantern does better than what one has now.]\n[What it is made of, and how large it is]\n[Price, and where to get it]',
  },
];
