import type { Page } from 'playwright';

export interface Action {
  name: string;
  /** One press or key; what waits for its result comes after it. */
  run(page: Page): Promise<unknown>;
  /** What has to be on the page before the next one. */
  until?: (page: Page) => Promise<unknown>;
}

const PATIENCE = { timeout: 20_000 };

const key = (name: string, press: string, until?: Action['until']): Action => ({
  name,
  run: (page) => page.keyboard.press(press),
  ...(until && { until }),
});

const type = (words: string): Action[] => words.split('').map((letter) => key(`type "${letter}"`, letter));

const button = (name: string | RegExp, role: 'button' | 'link' | 'combobox' | 'option' = 'button') => ({
  name: `${role} ${String(name)}`,
  run: (page: Page) => page.getByRole(role, { name }).first().click(PATIENCE),
});

const tile = (index: number, name: string): Action => ({
  name,
  run: (page) => page.getByRole('gridcell').nth(index).click(PATIENCE),
  until: (page) => page.getByRole('dialog').waitFor(PATIENCE),
});

const select = (index: number): Action => ({
  name: 'select a tile',
  run: (page) =>
    page
      .getByRole('gridcell')
      .nth(index)
      .click({ ...PATIENCE, modifiers: ['Control'] }),
});

const tool = (name: string, heading: string): Action => ({
  name: `open ${name}`,
  run: (page) =>
    page.getByRole('navigation', { name: 'Tools' }).getByRole('link', { name, exact: true }).click(PATIENCE),
  until: (page) => page.getByRole('heading', { level: 1, name: heading }).waitFor(PATIENCE),
});

const tiles = (page: Page) => page.getByRole('gridcell').first().waitFor(PATIENCE);
const closed = (page: Page) => page.getByRole('dialog').waitFor({ ...PATIENCE, state: 'detached' });

/** Sixty presses of a user who looks for things in a large library and makes new ones, on its page at first. */
export const ACTIONS: readonly Action[] = [
  { ...button('Images'), name: 'filter images', until: tiles },
  { ...button('Images'), name: 'filter images off', until: tiles },
  { ...button('Music'), name: 'filter music', until: tiles },
  { ...button('Music'), name: 'filter music off', until: tiles },
  key('/ to the search field', '/'),
  ...type('fox'),
  { ...button('Clear search'), until: tiles },
  tile(1, 'open a tile'),
  key('next item', 'ArrowRight'),
  key('next item', 'ArrowRight'),
  key('previous item', 'ArrowLeft'),
  { ...button(/^(Add to favourites|Favourite)$/), name: 'favourite' },
  key('close the item', 'Escape', closed),
  key('next tile', 'ArrowRight'),
  key('next tile', 'ArrowRight'),
  key('tile below', 'ArrowDown'),
  key('tile below', 'ArrowDown'),
  key('page down', 'PageDown'),
  key('page down', 'PageDown'),
  key('to the start', 'Control+Home'),
  select(2),
  select(4),
  select(5),
  {
    ...button('Move', 'button'),
    name: 'folder menu',
    until: (page) => page.getByRole('menu').waitFor(PATIENCE),
  },
  key('close the menu', 'Escape'),
  { ...button('Clear selection'), name: 'clear the selection' },
  {
    ...button('Made', 'combobox'),
    name: 'date menu',
    until: (page) => page.getByRole('listbox').waitFor(PATIENCE),
  },
  { ...button('Last 12 months', 'option'), name: 'choose a date', until: tiles },
  {
    ...button('Made', 'combobox'),
    name: 'date menu',
    until: (page) => page.getByRole('listbox').waitFor(PATIENCE),
  },
  { ...button('Any time', 'option'), name: 'choose a date', until: tiles },
  key('open the palette', 'Control+k', (page) => page.getByRole('dialog').waitFor(PATIENCE)),
  ...type('har'),
  key('palette: next', 'ArrowDown'),
  key('close the palette', 'Escape', closed),
  { ...button(/^Queue/), name: 'queue tray' },
  key('close the queue', 'Escape'),
  { ...button(/^Favourites/, 'link'), name: 'favourites', until: tiles },
  { ...button(/^All items/, 'link'), name: 'all items', until: tiles },
  tool('Images', 'Images'),
  { name: 'focus the prompt', run: (page) => page.getByRole('textbox').first().click(PATIENCE) },
  ...type('cat'),
  tool('Video', 'Video'),
  tool('Music', 'Music Creator'),
  { ...button(/^Settings/), name: 'open the settings' },
  {
    ...button('Genre', 'combobox'),
    name: 'genre menu',
    until: (page) => page.getByRole('listbox').waitFor(PATIENCE),
  },
  { ...button('Jazz', 'option'), name: 'choose a genre' },
  tool('Text', 'Text AI'),
  tool('Images', 'Images'),
  tool('Library', 'Library'),
  tile(3, 'open a tile'),
  key('close the item', 'Escape', closed),
];
