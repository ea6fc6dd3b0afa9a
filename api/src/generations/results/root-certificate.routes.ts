import { ROOT_CERTIFICATE_PATH } from '@aic/contract/verify-page';
import type { PlatformDeps } from '../../platform/deps.ts';
import { handleNotFound } from '../../platform/http/error-handler.ts';
import { createRouter, type Routes } from '../../platform/http/router.ts';
import { findRootCertificate } from './credentials/authority.repo.ts';

/** It changes when the authority is made anew, which nobody should wait for long. */
const CACHED = { 'Cache-Control': 'public, max-age=300' };

/** The certificate that this installation's files are trusted by, for everybody who wants to know them. */
export function rootCertificateRoutes({ sql }: Pick<PlatformDeps, 'sql'>): Routes {
  return createRouter().get(ROOT_CERTIFICATE_PATH, async (c) => {
    const root = await findRootCertificate(sql);
    if (root === null) return handleNotFound(c);
    return c.body(root, 200, {
      ...CACHED,
      'Content-Type': 'application/pem-certificate-chain',
    });
  });
}
