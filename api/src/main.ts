import { PREVIEW_PROVIDERS } from './generations/providers/preview/preview-providers.ts';
import { ConfigError, loadConfig } from './platform/config/config.ts';
import { failStart } from './platform/config/fail-start.ts';
import { createLogger, redactSecrets } from './platform/http/log/logger.ts';
import { startServer } from './server.ts';

/** The longest a stop takes, plus some; then the process goes as it is. */
const STOP_PATIENCE_MS = 30_000;
/** Longer than most pauses between two requests over one connection of a load balancer under load. */
const LINGER_MS = 1_000;

try {
  const config = loadConfig();
  const logger = createLogger(config);
  const starting = startServer({ config, logger, previews: PREVIEW_PROVIDERS, lingerMs: LINGER_MS });
  let isStopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    // A second Ctrl-C ends the process at once.
    if (isStopping) process.exit(1);
    isStopping = true;
    logger.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_PATIENCE_MS).unref();
    // Also in the middle of a start: what is half started is stopped once it stands.
    void starting.then((server) => server.stop()).then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  const { url } = await starting;
  process.stdout.write(`AI Creative is ready at ${url}\n`);
} catch (error) {
  failStart(oneLine(error));
}

function oneLine(error: unknown): string {
  const text = redactSecrets(error instanceof Error ? error.message : String(error));
  const line = text.replaceAll(/\s*\n\s*/g, ' ');
  return error instanceof ConfigError ? line : `AI Creative could not start. ${line}`;
}
