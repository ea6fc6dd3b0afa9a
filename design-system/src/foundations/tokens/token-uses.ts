/** Which components use a token, by `group.name`: their folders. */
export interface TokenUses {
  [token: string]:
    | { direct: string[]; /** They are made of the direct ones. */ through: string[] }
    | undefined;
}

/** A reference, or a prop that takes a step by its name. */
const REFERENCES: readonly (readonly [pattern: RegExp, group?: string])[] = [
  [/\btoken\.(\w+)(?:\.(\w+)|\[(\d+)\])/g],
  [/\b(?:gap|padding)=\{(\d+)\}/g, 'space'],
  [/\bsize="(caption|small|ui|reading|lead|title|heading|display|hero)"/g, 'type'],
  [/\bweight="(regular|medium|strong)"/g, 'weight'],
];

/** @param sources texts of the components' files by their paths, `.../components/button/button.tsx` */
export function usesOfTokens(sources: Readonly<Record<string, string>>): TokenUses {
  const direct = new Map<string, Set<string>>();
  const users = new Map<string, Set<string>>();
  for (const [file, text] of Object.entries(sources)) {
    const folder = /components\/([^/]+)\//.exec(file)?.[1];
    if (folder === undefined) continue;
    for (const token of referredIn(text)) addTo(direct, token, folder);
    for (const [, part = ''] of text.matchAll(/from '(?:\.\.\/)+([\w-]+)\//g)) {
      if (part !== folder) addTo(users, part, folder);
    }
  }
  return Object.fromEntries(
    [...direct].map(([token, folders]) => {
      const reached = closure(folders, users);
      return [
        token,
        {
          direct: [...folders].sort(),
          through: [...reached].filter((folder) => !folders.has(folder)).sort(),
        },
      ];
    }),
  );
}

const referredIn = (text: string): string[] =>
  REFERENCES.flatMap(([pattern, group]) =>
    [...text.matchAll(pattern)].map(([, first = '', name, step]) =>
      group === undefined ? `${first}.${name ?? step ?? ''}` : `${group}.${first}`,
    ),
  );

function closure(start: ReadonlySet<string>, users: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set(start);
  // A set that grows while it is walked is walked to its new end.
  for (const folder of reached) {
    for (const user of users.get(folder) ?? []) reached.add(user);
  }
  return reached;
}

function addTo(map: Map<string, Set<string>>, key: string, value: string): void {
  map.set(key, (map.get(key) ?? new Set()).add(value));
}
