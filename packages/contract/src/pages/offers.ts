/** What an installation may be without: payments without keys, another provider to sign in with. */
export const OFFERS = ['plans', 'provider'] as const;
export type Offer = (typeof OFFERS)[number];

/**
 * On the page's root, with the names of what is not there. It is an attribute and no member of the page's state,
 * because pages for visitors are prerendered with the build: style alone hides what they offer, from the first paint
 * on.
 */
export const OFF_ATTRIBUTE = 'data-off';
