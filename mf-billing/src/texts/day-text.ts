import { dayText } from '@aic/sdk/account';

/** A billing date: 'Dec 1, 2026'. @param unixSeconds as Stripe counts time */
export const billingDayText = (unixSeconds: number): string => dayText(unixSeconds * 1000);
