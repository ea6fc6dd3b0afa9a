import { contactSchema } from '@aic/contract/schemas';
import { Hono } from 'hono';
import { sendMessage } from '../contact/send-message.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { AppError } from '../platform/errors/app-error.ts';
import type { AppContext, AppEnv } from '../platform/http/app-env.ts';
import { clientNetwork } from '../platform/http/client-network.ts';
import { formText } from '../platform/http/form-text.ts';
import { limitBody } from '../platform/http/limits/body-limit.ts';
import type { PathRule } from '../platform/http/path-rules.ts';

const SIGN_IN = '/auth';
const CONTACT = '/contact';

export const FORM_RULES: readonly PathRule[] = [SIGN_IN, CONTACT].map((path) => ({
  path,
  types: ['application/x-www-form-urlencoded'],
}));

/** What a browser without JavaScript sends by itself. It is led on to a page, which says what came of it. */
export function formsRoutes(deps: Pick<PlatformDeps, 'config' | 'sql' | 'clock' | 'logger'>) {
  return (
    new Hono<AppEnv>()
      // The studio needs JavaScript, so a session would be of no use: the page says so. What was typed is not read.
      .post(SIGN_IN, (c) => c.redirect(SIGN_IN + new URL(c.req.url).search, 303))
      .post(CONTACT, limitBody, async (c) => c.redirect(`${CONTACT}?${await takeMessage(c, deps)}`, 303))
  );
}

/** @returns the result that the page shows */
async function takeMessage(c: AppContext, deps: Parameters<typeof formsRoutes>[0]): Promise<string> {
  try {
    const fields = [...new URLSearchParams(await c.req.text())].map(([name, text]) => [name, formText(text)]);
    const message = contactSchema.safeParse(Object.fromEntries(fields));
    if (!message.success) return 'problem=invalid';
    const network = clientNetwork(c, deps.config);
    // A form brings no key of its own: the same message from the same place on the same day was pressed twice.
    const key = `form:${network.own}:${deps.clock.now().toISOString().slice(0, 10)}`;
    await sendMessage(deps, network, message.data, key);
    return 'sent=1';
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') return 'problem=too-many';
    deps.logger.error(
      { err: error, requestId: c.get('requestId') },
      'a message of the contact form was not taken',
    );
    return 'problem=failed';
  }
}
