import { parseConfig } from '@aic/api/config';
import { startServer } from '@aic/api/server';
import { notifyParent } from '../measure/parent.ts';

/** The real gateway, without a worker. Its settings are an argument, as JSON. */
const settings = JSON.parse(process.argv[2] ?? '{}') as Record<string, string>;
const server = await startServer({ config: parseConfig({ PORT: '0', ROLE: 'api', ...settings }) });
notifyParent(server.url, () => server.stop());
