import { codeOf } from '../errors/code-of.ts';

/** Node's codes of a socket that could not be opened or was lost, and postgres.js' own. */
const SOCKET_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ENOENT',
]);
const DRIVER_CODES: ReadonlySet<string> = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
]);

const SOCKET_CALLS: ReadonlySet<unknown> = new Set(['connect', 'read', 'write', 'getaddrinfo']);

/** SQLSTATE classes (PostgreSQL manual, appendix A): connection, resources, operator intervention. */
const CONNECTION_CLASSES = ['08', '53', '57'];

/** True when a statement failed because there is no database to talk to; trying again later can work. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  if (code === null) return false;
  if (DRIVER_CODES.has(code)) return true;
  // The same codes come from files, with another system call.
  if (SOCKET_CODES.has(code)) {
    return !(error instanceof Error && 'syscall' in error) || SOCKET_CALLS.has(error.syscall);
  }
  return code.length === 5 && CONNECTION_CLASSES.some((prefix) => code.startsWith(prefix));
}

/** SQLSTATEs of a statement that lost to another one and changed nothing: deadlock, lock timeout, serialization. */
const LOST_RACE: ReadonlySet<unknown> = new Set(['40P01', '55P03', '40001']);

/** True when the same statement, sent again, can work. */
export function isLostRace(error: unknown): boolean {
  return LOST_RACE.has(codeOf(error));
}
