import { BROWSER_MAP, parse } from 'bowser';
import type { AppContext } from '../../platform/http/app-env.ts';
import type { ClientNetwork } from '../../platform/http/client-network.ts';

/** What the owner of a session is shown of it; null where nothing is known. */
export interface Device {
  /** 'Firefox on Linux'. Its full name is not kept: it would tell a browser from all others. */
  browser: string | null;
  network: string | null;
}

/** Far longer than any browser's; what is beyond it is not worth reading. */
const USER_AGENT_LENGTH_MAX = 500;

export function deviceOf(c: AppContext, { own }: ClientNetwork): Device {
  return { browser: browserName(c.req.header('user-agent')), network: own === 'unknown' ? null : own };
}

/** Anything may be in the header; only names that the library itself knows come out of it. */
export function browserName(userAgent: string | undefined): string | null {
  if (userAgent === undefined || userAgent === '') return null;
  const { browser, os } = parse(userAgent.slice(0, USER_AGENT_LENGTH_MAX));
  const isKnown = browser.name !== undefined && Object.values(BROWSER_MAP).includes(browser.name);
  if (!isKnown) return null;
  return os.name === undefined || os.name === '' ? (browser.name ?? null) : `${browser.name} on ${os.name}`;
}
