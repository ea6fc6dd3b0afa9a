import { OFF_ATTRIBUTE, type Offer } from '@aic/contract/offers';

/** False for what this installation cannot do. An older gateway says nothing of it, so everything is offered. */
export const isOffered = (offer: Offer): boolean =>
  !document.documentElement.matches(`[${OFF_ATTRIBUTE}~='${offer}']`);
