/** What was refused last, by the folder of the build whose file asked for it. */
const refusals = new Map<string, string>();

/** The browser tells of a refusal a moment after the code has met it: well before the last try is over. */
export function watchRefusals(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    if (event.disposition !== 'enforce') return;
    // A file that is refused itself has none that asked for it.
    for (const address of [event.sourceFile, event.blockedURI]) {
      if (URL.canParse(address)) refusals.set(folderOf(address), textOf(event));
    }
  });
}

/** @param entry its path @returns null where nothing was refused to files of its build */
export const refusalOf = ({ entry }: { entry: string }): string | null =>
  refusals.get(folderOf(new URL(entry, location.href).href)) ?? null;

const folderOf = (address: string): string => address.slice(0, address.lastIndexOf('/'));

/** @returns whether the page's policy is the reason, which the message then says */
export const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'PolicyRefusal';

export const policyRefusal = (refused: string, cause: unknown): Error =>
  Object.assign(new Error(`The page's policy refused ${refused}.`, { cause }), { name: 'PolicyRefusal' });

/** e.g. `trusted-types svelte-trusted-html`, `script-src eval`. */
function textOf({ effectiveDirective, blockedURI, sample }: SecurityPolicyViolationEvent): string {
  const what = blockedURI.startsWith('trusted-types') && sample !== '' ? sample : blockedURI;
  return `${effectiveDirective} ${what}`.trim();
}
