import { build } from './build-tag.ts';

const OTHER_CARDS: ReadonlyArray<[number: string, what: string]> = [
  ['4000 0025 0000 3155', 'asks for 3D Secure'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 9995', 'has insufficient funds'],
  ['4000 0000 0000 0341', 'can be saved, later payments fail'],
  ['4000 0000 0000 0259', 'pays, then the payment is disputed'],
];

/** Says that nothing is charged, and which numbers work here. */
export function sandboxNotice(fill: (number: string) => void): HTMLElement {
  const card = (number: string, what: string): HTMLElement => {
    const button = build('button', { type: 'button', class: 'fill' }, number);
    button.addEventListener('click', () => fill(number));
    return build('li', {}, button, ` ${what}`);
  };
  const main = build('button', { type: 'button', class: 'fill' }, '4242 4242 4242 4242');
  main.addEventListener('click', () => fill('4242 4242 4242 4242'));
  return build(
    'div',
    { class: 'notice wide' },
    build('p', {}, build('strong', {}, 'Sandbox: no card is charged.')),
    build('p', {}, 'Test card ', main, ', any future date, any security code.'),
    build(
      'details',
      {},
      build('summary', {}, 'Other test cards'),
      build('ul', {}, ...OTHER_CARDS.map(([number, what]) => card(number, what))),
    ),
  );
}
