const MEDIUM = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** A billing date in the user's time zone: 'Dec 1, 2026'. @param unixSeconds as Stripe counts time */
export const billingDayText = (unixSeconds: number): string => MEDIUM.format(unixSeconds * 1000);

/** 'Dec 1, 2026', in the user's time zone. @param isoTime as the server writes it */
export const dayText = (isoTime: string): string => MEDIUM.format(new Date(isoTime));
