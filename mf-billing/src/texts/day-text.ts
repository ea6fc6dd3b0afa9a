/** By UTC, as the mails and Stripe's own papers about the same payment: they do not know where their reader is. */
const MEDIUM = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** A billing date: 'Dec 1, 2026'. @param unixSeconds as Stripe counts time */
export const billingDayText = (unixSeconds: number): string => MEDIUM.format(unixSeconds * 1000);

/** 'Dec 1, 2026'. @param isoTime as the server writes it */
export const dayText = (isoTime: string): string => MEDIUM.format(new Date(isoTime));
