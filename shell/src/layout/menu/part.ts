import { lazyPart } from '../../core/lazy-part.tsx';

/** The menu of the bar: it is in the file of the menus themselves, which tools load too. */
export const navMenuList = lazyPart(() =>
  import(/* webpackChunkName: "overlays" */ './nav-menu-list.tsx').then(({ NavMenuList }) => NavMenuList),
);
