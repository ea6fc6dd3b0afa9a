const causeOf = (fault: unknown): unknown => (fault instanceof Error ? (fault.cause ?? fault) : fault);

/** Nothing has reached a gateway: a load balancer sends it to another one. */
export const isRefused = (fault: unknown): boolean => codeOf(fault) === 'ECONNREFUSED';

/** The connection was lost on its way: what it asked for may have happened, or not. */
export const isCut = (fault: unknown): boolean => CUT.has(codeOf(fault) ?? '');

const CUT: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

function codeOf(fault: unknown): string | null {
  const cause = causeOf(fault);
  return cause instanceof Error && 'code' in cause ? String(cause.code) : null;
}

export function textOf(fault: unknown): string {
  const cause = causeOf(fault);
  const code = codeOf(fault);
  return cause instanceof Error ? `${cause.message}${code === null ? '' : ` (${code})`}` : String(cause);
}
