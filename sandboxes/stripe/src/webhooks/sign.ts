import { createHmac } from 'node:crypto';

/**
 * The `Stripe-Signature` header of a body.
 *
 * @param time Unix seconds
 */
export function sign(body: string, secret: string, time: number): string {
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${signature}`;
}
