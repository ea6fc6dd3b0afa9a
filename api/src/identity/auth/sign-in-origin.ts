import type { Config } from '../../platform/config/config.ts';
import type { AppContext } from '../../platform/http/app-env.ts';
import { clientNetwork } from '../../platform/http/client-network.ts';
import type { SignInOrigin } from './auth-deps.ts';
import { deviceOf } from './device.ts';
import { readSessionHash } from './session.ts';

export function originOf(c: AppContext, config: Config): SignInOrigin {
  const network = clientNetwork(c, config);
  return { network, device: deviceOf(c, network), tokenHash: readSessionHash(c) };
}
