import { lazyPart } from '../../core/lazy-part.tsx';

/** The contact form. */
export const contactPage = lazyPart(
  () => import(/* webpackChunkName: "contact" */ './contact-page.tsx').then(({ ContactPage }) => ContactPage),
  ['contact'],
);
