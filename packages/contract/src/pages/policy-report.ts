import { z } from 'zod';

const text = z.string().max(8192);

/** What is read of one violation, by the names of the Reporting API (https://www.w3.org/TR/CSP3/#reporting). */
const violation = z.object({
  effectiveDirective: text,
  blockedURL: text.default(''),
  sourceFile: text.nullish(),
  disposition: z.enum(['enforce', 'report']).default('enforce'),
});

/**
 * By the older names of `report-uri`; a browser that does not know the effective directive gives the one of the
 * policy.
 */
const olderViolation = z
  .object({
    'effective-directive': text.optional(),
    'violated-directive': text.default(''),
    'blocked-uri': text.default(''),
    'source-file': text.nullish(),
    disposition: z.enum(['enforce', 'report']).default('enforce'),
  })
  .transform((report) => ({
    effectiveDirective: report['effective-directive'] ?? report['violated-directive'].split(' ')[0] ?? '',
    blockedURL: report['blocked-uri'],
    sourceFile: report['source-file'],
    disposition: report.disposition,
  }));

const olderReportSchema = z
  .object({ 'csp-report': olderViolation })
  .transform((report) => [report['csp-report']]);

/** A browser collects what it has to report for a minute, of every kind. */
const reportsSchema = z
  .array(z.object({ type: z.string(), body: z.unknown() }))
  .max(100)
  .transform((reports) => reports.filter(({ type }) => type === 'csp-violation').map(({ body }) => body))
  .pipe(z.array(violation));

/**
 * POST /api/policy-reports: what a browser says of the page's content policy, in either of the two forms that there
 * are.
 */
export const policyReportSchema = z.union([reportsSchema, olderReportSchema]);

export type PolicyViolation = z.output<typeof violation>;
