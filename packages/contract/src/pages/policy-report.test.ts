import { describe, expect, it } from 'vitest';
import { policyReportSchema } from '../schemas.ts';

const BODY = {
  effectiveDirective: 'script-src-elem',
  blockedURL: 'https://evil.example/x.js',
  sourceFile: 'https://studio.example/',
  disposition: 'enforce',
};
const accepts = (value: unknown): boolean => policyReportSchema.safeParse(value).success;

describe('reports of the Reporting API', () => {
  it('are read as violations, without what else the browser has to report', () => {
    const reports = [
      {
        type: 'csp-violation',
        age: 10,
        url: 'https://studio.example/',
        body: { ...BODY, sample: 'alert(1)' },
      },
      { type: 'deprecation', body: { id: 'old' } },
      { type: 'csp-violation', body: { effectiveDirective: 'img-src', sourceFile: null } },
    ];

    expect(policyReportSchema.parse(reports)).toEqual([
      BODY,
      { effectiveDirective: 'img-src', blockedURL: '', sourceFile: null, disposition: 'enforce' },
    ]);
  });

  it('are none at all where the browser has only other things to say', () => {
    expect(policyReportSchema.parse([{ type: 'deprecation', body: null }])).toEqual([]);
  });

  it.each([
    ['too many at once', Array.from({ length: 101 }, () => ({ type: 'csp-violation', body: BODY }))],
    ['of no directive', [{ type: 'csp-violation', body: { blockedURL: 'inline' } }]],
    ['longer than is read', [{ type: 'csp-violation', body: { ...BODY, blockedURL: 'a'.repeat(8193) } }]],
    ['of another disposition', [{ type: 'csp-violation', body: { ...BODY, disposition: 'warn' } }]],
    ['no reports', { reports: [] }],
    ['nothing', null],
  ])('are refused: %s', (_what, reports) => {
    expect(accepts(reports)).toBe(false);
  });
});

describe('a report by the older names', () => {
  it('is read as the same', () => {
    const report = {
      'csp-report': {
        'effective-directive': BODY.effectiveDirective,
        'violated-directive': 'script-src',
        'blocked-uri': BODY.blockedURL,
        'source-file': BODY.sourceFile,
        'original-policy': "default-src 'self'",
      },
    };

    expect(policyReportSchema.parse(report)).toEqual([BODY]);
  });

  it('has the directive of the policy where the browser knows no other, without its sources', () => {
    const report = { 'csp-report': { 'violated-directive': "script-src 'self' https://a.example" } };

    expect(policyReportSchema.parse(report)).toMatchObject([
      { effectiveDirective: 'script-src', blockedURL: '' },
    ]);
  });
});
