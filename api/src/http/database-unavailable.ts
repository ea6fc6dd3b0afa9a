/** postgres.js and Node codes of a connection that could not be made or was lost. */
const CONNECTION_CODES: ReadonlySet<string> = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
]);

/** SQLSTATE classes (PostgreSQL manual, appendix A): connection, resources, operator intervention. */
const CONNECTION_CLASSES = ['08', '53', '57'];

/** True when a statement failed because there is no database to talk to; trying again later can work. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  const { code } = error;
  if (CONNECTION_CODES.has(code)) return 'query' in error || 'syscall' in error || code.startsWith('CONNECT');
  return code.length === 5 && CONNECTION_CLASSES.some((prefix) => code.startsWith(prefix));
}
