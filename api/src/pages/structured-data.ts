import { PRODUCT_NAME, type PublicPagePath } from '@aic/contract';
import { CONTACT_ADDRESSES } from '@aic/contract/contact';
import { PLAN_IDS, PLANS } from '@aic/contract/plans';

/** Who we are, and what is sold where it is sold (https://schema.org). Null for pages that offer nothing. */
export function structuredDataOf(path: PublicPagePath, appOrigin: string): object | null {
  switch (path) {
    case '/':
      return graph([organization(appOrigin), ...products(appOrigin)]);
    case '/pricing':
      return graph(products(appOrigin));
    case '/about':
    case '/contact':
      return graph([organization(appOrigin)]);
    default:
      return null;
  }
}

const graph = (things: readonly object[]): object => ({
  '@context': 'https://schema.org',
  '@graph': things,
});

const organization = (appOrigin: string): object => ({
  '@type': 'Organization',
  name: PRODUCT_NAME,
  url: `${appOrigin}/`,
  email: CONTACT_ADDRESSES.support,
});

function products(appOrigin: string): object[] {
  return PLAN_IDS.map((id) => PLANS[id]).map(({ title, description, amount }) => ({
    '@type': 'Product',
    name: title,
    description,
    brand: { '@type': 'Brand', name: PRODUCT_NAME },
    image: `${appOrigin}/social-picture.png`,
    offers: {
      '@type': 'Offer',
      url: `${appOrigin}/pricing`,
      price: (amount / 100).toFixed(2),
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
    },
  }));
}
