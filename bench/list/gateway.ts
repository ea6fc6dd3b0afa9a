import { parseConfig } from '@aic/api/config';
import { startServer } from '@aic/api/server';
import { notifyParent } from '../measure/parent.ts';

/** The real gateway, as `npm start` runs it, without a worker. */
const [url, dataDir, ownerUrl, mediaDelivery] = process.argv.slice(2);
const config = parseConfig({
  PORT: '0',
  ROLE: 'api',
  DATABASE_URL: url,
  DATABASE_OWNER_URL: ownerUrl,
  DATA_DIR: dataDir,
  MEDIA_DELIVERY: mediaDelivery,
});
const server = await startServer({ config });
notifyParent(server.url, () => server.stop());
