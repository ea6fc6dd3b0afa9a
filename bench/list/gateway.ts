import { parseConfig } from '@aic/api/config';
import { startServer } from '@aic/api/server';
import { answerParent } from '../measure/parent.ts';

/** The real gateway, as `npm start` runs it, without a worker. */
const [databaseUrl, dataDir] = process.argv.slice(2);
const config = parseConfig({ PORT: '0', ROLE: 'api', DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
const server = await startServer({ config });
answerParent(server.url, () => server.stop());
