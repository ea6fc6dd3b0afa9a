import type { Carrier } from './place.ts';

/** What a string is by the name that it is handed to. */
export interface Rule {
  is: 'text' | 'code';
  of: Carrier['kind'];
  /** Whole names with spaces between; what begins with `…` is the ending of a name. */
  names: string;
  /** A line whose strings are all what this rule says. */
  example: string;
}

/**
 * The first name from the inside out that is in this table decides. What none of them names is decided by its looks
 * (looks.ts). Every line is tested with its example.
 */
export const RULES: readonly Rule[] = [
  {
    is: 'text',
    of: 'attribute',
    names: `
        aria-description aria-label aria-roledescription aria-valuetext alt caption credits description
        error hint intro label missing note notes placeholder preview reason text title word words …Hint
        …Label …Reason …Text …Title
      `,
    example: '<Tile title="two pictures" retryLabel={isOn ? "again" : "anew"} />',
  },
  {
    is: 'code',
    of: 'attribute',
    names: `
        aria-controls aria-describedby aria-keyshortcuts aria-labelledby as autoCapitalize autoComplete
        className content d dir fill height href id key lazyPart name path points rel role size sizes src
        style to tone transform type value variant viewBox width
      `,
    example: '<Link to="/pricing" rel="noopener noreferrer" className="aic edge" />',
  },
  {
    is: 'text',
    of: 'property',
    names: `
        alt announcement caption description does error features header hint keys label line message note
        paragraphs placeholder reason render suggestions text title word words missingPrompt …Label …Reason
        …Text
      `,
    example: 'toast({ title: "not done", description: `${count} of them` })',
  },
  {
    is: 'code',
    of: 'property',
    names: `
        @type as border boxShadow className command filename font genre href html id key kind outline page path
        queryKey routes transform type variant
      `,
    example: 'open({ id: `tool ${name}`, path: "/some page", genre: "Jazz" })',
  },
  {
    is: 'text',
    of: 'variable',
    names: '…Label …Reason …Text …Title …Words label price reason text title words',
    example: 'const saveLabel = isNew ? "add" : "save it"',
  },
  {
    is: 'text',
    of: 'variable',
    names: 'BADGES COUNTED DONE LABELS TEXTS TITLES WORDS …_LABELS …_NAMES …_TEXTS …_WORDS',
    example: 'const KIND_NAMES = { image: "pictures", video: "films" }',
  },
  {
    is: 'code',
    of: 'variable',
    // The second row: values that go over the wire.
    names: '…_EVENTS …_KEY …_PATH …_QUERY …Query …Script …Theme path className selector MUSIC_GENRES',
    example: 'const MUSIC_GENRES = ["Jazz", "Folk"]',
  },
  {
    is: 'code',
    of: 'argument',
    // Only developers read the messages of these.
    names: `
        Error PartLoadError RangeError ScriptFailure ScriptTimeout SyntaxError TypeError ….debug
        ….error ….info ….log ….warn
      `,
    example: 'throw new TypeError(`The response of ${path} is no list.`)',
  },
  {
    is: 'code',
    of: 'argument',
    names: `
        CSS.supports File Intl.DateTimeFormat Intl.NumberFormat JSON.parse RegExp Set URL URLSearchParams
        matchMedia ….add ….addEventListener ….append ….closest ….createElement ….endsWith ….get
        ….getAttribute ….getItem ….has ….header ….includes ….indexOf ….matches ….postMessage ….querySelector
        ….querySelectorAll ….removeEventListener ….replace ….replaceAll ….request ….set ….setItem
        ….setProperty ….split ….startsWith
      `,
    example: 'isIn.closest("button, a"); types.includes("Files"); new Set(["Enter", "Escape"])',
  },
  {
    is: 'text',
    of: 'argument',
    names: 'announce errorText shell.announce undo.offer ….join',
    example: 'announce("not done"); announce(`${count} removed`); names.join(" and ")',
  },
  {
    is: 'text',
    of: 'result',
    names: '…Label …Name …Note …Reason …Text …Title …Words daysLeft daysSummary describe limitsOf',
    example: 'function placeText(place) { return place === 0 ? "next" : `${place} in line` }',
  },
  {
    is: 'code',
    of: 'result',
    // Told to the developer of a tool, when it is built or registered.
    names: 'toolLabelProblem toolNameProblem toolPageProblem toolUsesProblem downloadName openPicture',
    example: 'function toolNameProblem(name) { return `${name} is taken.` }',
  },
  {
    is: 'code',
    of: 'child',
    names: 'code style script',
    example: '<code>{"Some code"}</code>',
  },
  {
    is: 'text',
    of: 'child',
    names: '*',
    example: '<p>{isOn ? "on" : "off"}</p>',
  },
];

/** What the table says of a name, or null where it says nothing. */
export function ruleFor({ kind, name }: Carrier): Rule | null {
  return (
    RULES.find((rule) => rule.of === kind && patternsOf(rule).some((pattern) => fits(pattern, name))) ?? null
  );
}

const patternsOf = ({ names }: Rule): string[] => names.trim().split(/\s+/);

function fits(pattern: string, name: string): boolean {
  if (pattern === '*') return true;
  return pattern.startsWith('…') ? name.endsWith(pattern.slice(1)) : name === pattern;
}
