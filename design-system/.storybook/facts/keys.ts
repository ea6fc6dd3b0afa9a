/** Names of keys in one form: those of a guide, and those that a story presses. */
const NAMES: Record<string, string> = {
  ' ': 'space',
  esc: 'escape',
  return: 'enter',
  ctrl: 'mod',
  control: 'mod',
  cmd: 'mod',
  meta: 'mod',
  'cmd/ctrl': 'mod',
  'ctrl/cmd': 'mod',
};
const ARROWS = ['arrowup', 'arrowdown', 'arrowleft', 'arrowright'];

/** `Shift+Arrow keys, Home` as `shift+arrowup` and so on. */
export const keysOfGuide = (keys: Record<string, string>): string[] =>
  Object.keys(keys).flatMap((row) =>
    row
      .replace(/ (in|at|on|from|while|with) .+$/, '')
      .split(/,\s+| or | and /)
      .flatMap((key) => {
        const parts = key.split(/(?<=.)\+(?=.)/).map(nameOf);
        const last = parts.at(-1) ?? '';
        const held = parts.slice(0, -1);
        const each = /^arrow(key)?s?$/.test(last) ? ARROWS : [last];
        return each.map((name) => [...held, name].join('+'));
      }),
  );

/** What a stories file presses by `userEvent` and `fireEvent`, also from a list; letters that are typed are no keys. */
export function keysPressed(code: string): string[] {
  const typed = [...code.matchAll(/userEvent\.(?:keyboard|type)\(\s*(?:[^'`]*,\s*)?(['`])(.+?)\1/gs)];
  const listed = [...code.matchAll(/(?<=\[|, )'(\{[A-Z].*?)'/g)].map(([, text = '']) => text);
  const presses = listed.flatMap((text) => pressesOf(text, false));
  const inCalls = typed.flatMap(([call = '', , text = '']) => pressesOf(text, call.includes('.type(')));
  const tabs = [...code.matchAll(/userEvent\.tab\((.*?)\)/g)].map(([, given = '']) =>
    given.includes('shift') ? 'shift+tab' : 'tab',
  );
  const fired = [...code.matchAll(/\bkey: '([^']+)'/g)].map(([, key = '']) => nameOf(key));
  return [...new Set([...presses, ...inCalls, ...tabs, ...fired])].toSorted();
}

function pressesOf(text: string, isTyped: boolean): string[] {
  const held = new Set<string>();
  const isWords = isTyped || /[a-z]{2}/i.test(text.replaceAll(/\{.*?\}/g, ''));
  return [...text.matchAll(/\{(\/?)(\w+)(>?)\}|./gs)].flatMap(([char, release, key, hold]) => {
    if (key === undefined) return isWords ? [] : [[...held, nameOf(char)].join('+')];
    const name = nameOf(key);
    if (release === '/') return held.delete(name) ? [] : [];
    if (hold === '>' && /^(mod|shift|alt)$/.test(name)) {
      held.add(name);
      return [];
    }
    return [[...held, name].join('+')];
  });
}

function nameOf(key: string): string {
  const name = key === ' ' ? key : key.trim().toLowerCase();
  return NAMES[name] ?? name.replaceAll(/(?<=.)[\s_-]+(?=.)/g, '');
}
