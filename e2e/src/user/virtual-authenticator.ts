import type { Page } from 'playwright';

export interface VirtualAuthenticator {
  /** Passkeys that it holds. */
  count(): Promise<number>;
  /** @returns puts back what it holds now */
  copy(): Promise<() => Promise<void>>;
}

/** Gives the page a phone of its own that answers by itself, in place of the browser's dialogs. */
export async function plugInAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
      defaultBackupEligibility: true,
      defaultBackupState: true,
    },
  });
  const held = async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
  return {
    count: async () => (await held()).length,
    async copy() {
      const passkeys = await held();
      return async () => {
        for (const credential of passkeys) {
          await session.send('WebAuthn.addCredential', { authenticatorId, credential });
        }
      };
    },
  };
}
