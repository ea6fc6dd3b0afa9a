import type { Config } from '../../platform/config/config.ts';

/** Whom passkeys are for. From the configured origin, never from what a request says. */
export interface RelyingParty {
  /** The RP ID: the host. An operator who moves to another one has to have new passkeys made. */
  id: string;
  /** Where browsers have to stand. */
  origin: string;
}

export const relyingPartyOf = ({ appOrigin }: Pick<Config, 'appOrigin'>): RelyingParty => ({
  id: new URL(appOrigin).hostname,
  origin: appOrigin,
});

/** What authenticators keep of a user, and bring back: 16 bytes that say nothing (WebAuthn Level 3, 14.6.1). */
export const userHandleOf = (userId: string): string =>
  Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
