import type { PolicyViolation } from '@aic/contract/schemas';

/** What is kept of a violation: nothing of it can hold what stands in an address after its path. */
export interface ViolationFacts {
  directive: Directive | 'other';
  disposition: PolicyViolation['disposition'];
  /** Origin of what was refused, or the word that stands for code in the page. */
  blocked: string;
  /** Path of our own file, or the origin of another. */
  source: string;
}

/** Those that our policies and their fallbacks have: a report is written by the browser of anybody. */
const DIRECTIVES = [
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
] as const;

type Directive = (typeof DIRECTIVES)[number];

/** Instead of an address (https://www.w3.org/TR/CSP3/#violation-resource). */
const WORDS = new Set(['inline', 'eval', 'wasm-eval', 'trusted-types-policy', 'trusted-types-sink']);

const UNKNOWN = 'unknown';

/** @returns null for what an extension of the user's browser does to the page: we cannot mend it */
export function factsOf(violation: PolicyViolation, appOrigin: string): ViolationFacts | null {
  const { effectiveDirective, blockedURL, sourceFile, disposition } = violation;
  if (isOfExtension(blockedURL) || isOfExtension(sourceFile ?? '')) return null;
  return {
    directive: DIRECTIVES.find((directive) => directive === effectiveDirective) ?? 'other',
    disposition,
    blocked: WORDS.has(blockedURL) ? blockedURL : placeOf(blockedURL, null),
    source: placeOf(sourceFile ?? '', appOrigin),
  };
}

const isOfExtension = (url: string): boolean => /^[a-z-]+-extension\b/i.test(url);

/** @param ownOrigin where the path says more than the origin, and is ours */
function placeOf(address: string, ownOrigin: string | null): string {
  const url = URL.parse(address);
  // Browsers give `data` and `blob` without a colon.
  if (url === null) return /^[a-z]{1,12}$/.test(address) ? address : UNKNOWN;
  if (url.origin === ownOrigin) return url.pathname.slice(0, 200);
  return url.origin === 'null' ? url.protocol.slice(0, 40) : url.origin.slice(0, 200);
}
