import type { BrowserContext } from 'playwright';

/**
 * Tells of each violation of a content policy in any page of the context, also of a policy that only reports, from
 * before the first script of the page.
 * @param told is given directive, what was refused, and the file
 */
export async function watchPolicy(context: BrowserContext, told: (violation: string) => void): Promise<void> {
  await context.exposeBinding('reportViolation', (_page, violation: string) => told(violation));
  await context.addInitScript(() => {
    // Safe because the binding above is there before any script.
    const { reportViolation } = globalThis as unknown as { reportViolation(violation: string): void };
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      reportViolation(
        `Content Security Policy: ${effectiveDirective} refused ${blockedURI} of ${sourceFile}:${lineNumber} ${sample}`,
      );
    });
  });
}
