import { parseConfig } from '@aic/api/config';
import { PREVIEW_PROVIDERS } from '@aic/api/preview';
import { startServer } from '@aic/api/server';
import { notifyParent } from '../measure/parent.ts';

/** The real worker with the preview engine. Where it may not sign, its certificate is a file that is not there. */
const [url, ownerUrl, dataDir, signs] = process.argv.slice(2);
const missing = { CREDENTIALS_KEY_FILE: '/nowhere', CREDENTIALS_CERTIFICATE_FILE: '/nowhere' };
const config = parseConfig({
  PORT: '0',
  ROLE: 'worker',
  LOG_LEVEL: 'silent',
  DATABASE_URL: url,
  DATABASE_OWNER_URL: ownerUrl,
  DATA_DIR: dataDir,
  ...(signs === 'signs' ? {} : missing),
});
const server = await startServer({ config, previews: PREVIEW_PROVIDERS });
notifyParent(server.url, () => server.stop());
