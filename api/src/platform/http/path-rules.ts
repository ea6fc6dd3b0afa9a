type Types = readonly [string, ...string[]];

/** How requests of a path differ from others, which are JSON of 64 KiB at most, sent by our own pages. */
export interface PathRule {
  path: string | RegExp;
  /** It authenticates its callers itself, by signature or key instead of origin and session. */
  isForOthers?: true;
  /** It limits itself what it receives. */
  limitsBody?: true;
  /** The types of body that it reads; the one to name in an error comes first. */
  types?: Types;
}

/** What holds for a path. */
export type PathRules = (path: string) => { isForOthers: boolean; limitsBody: boolean; types: Types };

const JSON_TYPES: Types = ['application/json'];

/** Several rules of one path hold together. */
export function readPathRules(rules: readonly PathRule[]): PathRules {
  return (path) => {
    const own = rules.filter((rule) =>
      typeof rule.path === 'string' ? rule.path === path : rule.path.test(path),
    );
    return {
      isForOthers: own.some((rule) => rule.isForOthers),
      limitsBody: own.some((rule) => rule.limitsBody),
      types: own.find((rule) => rule.types)?.types ?? JSON_TYPES,
    };
  };
}
