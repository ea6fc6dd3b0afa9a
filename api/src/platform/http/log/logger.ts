import { hostname } from 'node:os';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../../config/config.ts';
import { traceFields } from '../../telemetry/steps.ts';
import { createOutageLines } from './outage-lines.ts';

const REDACTED = '[redacted]';

/** Names whose values never reach a log, at the top and one or two levels down. */
const SECRET_NAMES = ['password', 'passwordHash', 'token', 'tokenHash', 'apiKey', 'secret', 'clientSecret'];
const SECRET_HEADERS = ['cookie', 'authorization', '["set-cookie"]'];

/**
 * The net under the names: secrets that a library put into a message. Keys, webhook secrets, deploy tokens, session
 * cookies, URL passwords.
 */
const SECRET_TEXT =
  /\b(?:sk|rk|pk|whsec|aicd)[-_][\w-]{6,}|\b(?:__Host-)?sid=[\w-]+|\bBearer\s+[\w.~+/=-]+|(?<=:\/\/[^:/@\s"]{0,64}:)[^@\s"]+(?=@)/g;

/** JSON lines on stdout, or to `destination`, of which process they are. With telemetry they name their trace. */
export function createLogger(
  config: Pick<Config, 'logLevel'> & Partial<Pick<Config, 'telemetry' | 'role'>>,
  destination?: DestinationStream,
): Logger {
  const outageLine = createOutageLines();
  return pino(
    {
      level: config.logLevel,
      base: { role: config.role, host: hostname(), process: process.pid },
      redact: { paths: redactedPaths(), censor: REDACTED },
      hooks: {
        streamWrite: redactSecrets,
        logMethod(input, write) {
          const [what, ...text] = input as [unknown, ...unknown[]];
          const error = typeof what === 'object' && what !== null && 'err' in what ? what.err : undefined;
          const line = outageLine(error);
          if (line === undefined) write.apply(this, input);
          else if (line !== null) {
            // Safe because the first argument stays an object.
            write.apply(this, [{ ...(what as object), err: undefined, ...line }, ...text] as typeof input);
          }
        },
      },
      ...(config.telemetry && { mixin: traceFields }),
    },
    destination ?? pino.destination(1),
  );
}

/** Masks what looks like a secret in any text. */
export function redactSecrets(text: string): string {
  return text.replace(SECRET_TEXT, REDACTED);
}

function redactedPaths(): string[] {
  const names = SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  const headers = SECRET_HEADERS.flatMap((name) => {
    const member = name.startsWith('[') ? name : `.${name}`;
    return [`headers${member}`, `*.headers${member}`, `*.*.headers${member}`];
  });
  return [...names, ...headers];
}
