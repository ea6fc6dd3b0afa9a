import { lazyPart } from './lazy-part.tsx';

/** The landing page: users who are signed in never see it. */
export const landingPage = lazyPart(
  () =>
    import(/* webpackChunkName: "landing" */ '../features/landing/landing-page.tsx').then(
      ({ LandingPage }) => LandingPage,
    ),
  ['landing'],
);

/** Where there is no page. Its picture comes in the same file. */
export const notFoundPage = lazyPart(() =>
  import(/* webpackChunkName: "scene" */ '../features/not-found/not-found-page.tsx').then(
    ({ NotFoundPage }) => NotFoundPage,
  ),
);

/** The sign-in page: its forms load only for visitors who are about to sign in. */
export const authPage = lazyPart(
  () =>
    import(/* webpackChunkName: "auth" */ '../features/auth/auth-page.tsx').then(({ AuthPage }) => AuthPage),
  ['auth', 'toast'],
);

/** Plans and prices: on a page of their own. */
export const pricingPage = lazyPart(
  () =>
    import(/* webpackChunkName: "pricing" */ '../features/pricing/pricing-page.tsx').then(
      ({ PricingPage }) => PricingPage,
    ),
  ['pricing'],
);

/** About us, terms and privacy: texts. */
export const staticPage = lazyPart(
  () =>
    import(/* webpackChunkName: "static-page" */ '../features/static-pages/static-page-view.tsx').then(
      ({ StaticPageView }) => StaticPageView,
    ),
  ['static-page'],
);

/** The contact form. */
export const contactPage = lazyPart(
  () =>
    import(/* webpackChunkName: "contact" */ '../features/contact/contact-page.tsx').then(
      ({ ContactPage }) => ContactPage,
    ),
  ['contact'],
);

/** Public pages of users. */
export const publicPage = lazyPart(() =>
  import(/* webpackChunkName: "public-page" */ '../features/public-page/public-page.tsx').then(
    ({ PublicPageView }) => PublicPageView,
  ),
);

/** Where links in mails lead. */
export const mailLinkPage = lazyPart(() =>
  import(/* webpackChunkName: "mail-link" */ '../features/mail-links/mail-link-page.tsx').then(
    ({ MailLinkPageView }) => MailLinkPageView,
  ),
);

/** The toast region: it loads once there may be a toast. */
export const toastViewport = lazyPart(() =>
  import(/* webpackChunkName: "toast" */ '@aic/design-system/toast').then(
    ({ ToastViewport }) => ToastViewport,
  ),
);

/** The menu of the bar on phones: it is in the file of the menus themselves, which tools load too. */
export const navMenuList = lazyPart(() =>
  import(/* webpackChunkName: "overlays" */ '../layout/menu/nav-menu-list.tsx').then(
    ({ NavMenuList }) => NavMenuList,
  ),
);

/** Tooltips: they load with the first thing that has one and is hovered or focused. */
export const tooltipLayer = lazyPart(() =>
  import(/* webpackChunkName: "overlays" */ '@aic/design-system/overlays').then(
    ({ TooltipLayer }) => TooltipLayer,
  ),
);

/** The player's bar: it loads with the first track. */
export const playerBar = lazyPart(() =>
  import(/* webpackChunkName: "player" */ '../player/track-bar.tsx').then(({ TrackBar }) => TrackBar),
);

/** Panels beside a button: they load with the first touch of one. */
export const popover = lazyPart(() =>
  import(/* webpackChunkName: "overlays" */ '@aic/design-system/overlays').then(({ Popover }) => Popover),
);

/** What is under way in all tools: it loads after the page. */
export const queueTray = lazyPart(() =>
  import(/* webpackChunkName: "queue" */ '../queue/queue-tray.tsx').then(({ QueueTray }) => QueueTray),
);

/** One item, large: it loads with the first address that names one. */
export const itemView = lazyPart(() =>
  import(/* webpackChunkName: "item" */ '../items/item-view.tsx').then(({ ItemView }) => ItemView),
);

/** The link of one item: it loads when it is asked for. */
export const sharePanel = lazyPart(() =>
  import(/* webpackChunkName: "share" */ '../sharing/share-panel.tsx').then(({ SharePanel }) => SharePanel),
);

/** Search, pages and commands by the keyboard: it loads with the first key that asks for it. */
export const palette = lazyPart(() =>
  import(/* webpackChunkName: "palette" */ '../palette/palette.tsx').then(({ Palette }) => Palette),
);
