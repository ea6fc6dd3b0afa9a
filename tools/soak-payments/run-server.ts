import { parseConfig } from '@aic/api/config';
import { startServer } from '@aic/api/server';

/** A gateway or a worker as a process of its own, so that it can be killed. Its address is its first line of output. */
const server = await startServer({ config: parseConfig(process.env) });
process.stdout.write(`${server.url}\n`);
process.once('SIGTERM', () => void server.stop());
