import { POLICY_REPORT_PATH } from './policy-reports/policy-reports.routes.ts';

interface PolicyOptions {
  hasStripe: boolean;
  /** Builds of remotes from a server on the user's own machine may run. */
  allowsOverrides: boolean;
  /** Of the bucket that pictures may come from; null: they come from us. */
  mediaOrigin: string | null;
  /** Browsers take the address for reports from the header below on https only. */
  isSecure: boolean;
  /** Policies for trusted types that the shell makes; undefined: it makes none. */
  policyNames: readonly string[] | undefined;
  /** @default report where Stripe's own script comes, whose use of the page was never tested here; else enforce */
  trustedTypes: 'enforce' | 'report' | undefined;
}

/** What `report-to` names. */
const REPORT_GROUP = 'policy';

/** By these names a browser reaches its own machine and no other. */
const OWN_MACHINE = ['http://localhost:*', 'http://127.0.0.1:*'];

/**
 * Content policy of every page: own origin only, no inline code without the nonce, no eval, no framing. Where cards
 * are asked for by Stripe itself, what its script needs is allowed too
 * (https://docs.stripe.com/security/guide#content-security-policy).
 */
function contentSecurityPolicy(
  nonce: string,
  { hasStripe, allowsOverrides, mediaOrigin }: PolicyOptions,
): string[] {
  const bucket = mediaOrigin === null ? '' : ` ${mediaOrigin}`;
  const local = allowsOverrides ? ['', ...OWN_MACHINE].join(' ') : '';
  const stripe = (...sources: string[]): string => (hasStripe ? ['', ...sources].join(' ') : '');
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${stripe('https://js.stripe.com', 'https://*.js.stripe.com')}${local}`,
    `frame-src 'self'${stripe('https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com')}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${bucket}${stripe('https://*.stripe.com')}${local}`,
    `media-src 'self' blob:${local}`,
    "font-src 'self'",
    `connect-src 'self'${stripe('https://api.stripe.com')}${local}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
}

/**
 * Of a thread of the page that runs WebAssembly, which the page itself may not. It reads from this origin, and runs no
 * other script. Where such a file is opened as a page, nothing runs.
 */
export const WASM_THREAD_POLICY =
  "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'";

/** The headers that tell a browser what a page may do, and where to report what it refuses. */
export function policyHeaders(nonce: string, options: PolicyOptions): Record<string, string> {
  const { isSecure, hasStripe, policyNames, trustedTypes = hasStripe ? 'report' : 'enforce' } = options;
  // A browser that knows `report-to` ignores the older directive, so it is named only where it works.
  const reporting = [...(isSecure ? [`report-to ${REPORT_GROUP}`] : []), `report-uri ${POLICY_REPORT_PATH}`];
  // A shell that makes no policies could load nothing: the one before may be released again.
  const types =
    policyNames === undefined
      ? []
      : ["require-trusted-types-for 'script'", `trusted-types ${policyNames.join(' ')}`];
  const isEnforced = trustedTypes === 'enforce';
  const enforced = [...contentSecurityPolicy(nonce, options), ...(isEnforced ? types : []), ...reporting];
  return {
    'Content-Security-Policy': enforced.join('; '),
    ...(!isEnforced &&
      types.length > 0 && { 'Content-Security-Policy-Report-Only': [...types, ...reporting].join('; ') }),
    // https://www.w3.org/TR/reporting-1/#header
    ...(isSecure && { 'Reporting-Endpoints': `${REPORT_GROUP}="${POLICY_REPORT_PATH}"` }),
  };
}
