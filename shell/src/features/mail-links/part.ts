import { lazyPart } from '../../core/lazy-part.tsx';

/** Where links in mails lead. */
export const mailLinkPage = lazyPart(() =>
  import(/* webpackChunkName: "mail-link" */ './mail-link-page.tsx').then(
    ({ MailLinkPageView }) => MailLinkPageView,
  ),
);
