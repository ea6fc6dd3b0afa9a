import * as designSystem from '@aic/design-system';
import * as sdk from '@aic/sdk';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as jsxRuntime from 'react/jsx-runtime';
import * as styledComponents from 'styled-components';

/** Versions of the platform packages, written in by the build (`@aic/build-kit`). */
declare const PLATFORM_VERSIONS: Readonly<Record<string, string>>;

type ModuleFactory = () => object;

/** As the containers of Module Federation expect it. */
interface SharedModule {
  /** A factory that is there at once costs the tool no round through the task queue. */
  get(): ModuleFactory | Promise<ModuleFactory>;
  /** Who provides it: part of the message when a tool needs another version. */
  from: 'shell';
  /** Repeated from the key, with the scope: containers that carry the library's own runtime read them here. */
  version: string;
  scope: readonly ['default'];
}

/** By name of the module, then by version: a container compares the version with the range that it was built for. */
export type ShareScope = Readonly<Record<string, Record<string, SharedModule>>>;

/** What exists once in the page: each remote takes these modules from here and bundles none of them. */
export function platformModules(): ShareScope {
  return {
    react: provided('react', react),
    'react/jsx-runtime': provided('react', jsxRuntime),
    'react-dom': provided('react-dom', reactDom),
    'react-dom/client': provided('react-dom', reactDomClient),
    'styled-components': provided('styled-components', styledComponents),
    '@aic/sdk': provided('@aic/sdk', sdk),
    '@aic/design-system': provided('@aic/design-system', designSystem),
    '@aic/design-system/studio': lazy(
      () => import(/* webpackChunkName: "studio" */ '@aic/design-system/studio'),
    ),
    '@aic/design-system/overlays': lazy(
      () => import(/* webpackChunkName: "overlays" */ '@aic/design-system/overlays'),
    ),
    '@aic/design-system/tabs': lazy(() => import(/* webpackChunkName: "tabs" */ '@aic/design-system/tabs')),
    '@aic/design-system/media': lazy(
      () => import(/* webpackChunkName: "media" */ '@aic/design-system/media'),
    ),
    '@aic/design-system/billing': lazy(
      () => import(/* webpackChunkName: "billing" */ '@aic/design-system/billing'),
    ),
    '@aic/design-system/gallery': lazy(
      () => import(/* webpackChunkName: "gallery" */ '@aic/design-system/gallery'),
    ),
    '@aic/design-system/crop': lazy(() => import(/* webpackChunkName: "crop" */ '@aic/design-system/crop')),
  };
}

function provided(packageName: string, module: object): Record<string, SharedModule> {
  return share(packageName, () => () => module);
}

/** A part of the design system that loads with the first tool that uses it. */
function lazy(load: () => Promise<object>): Record<string, SharedModule> {
  return share('@aic/design-system', async () => {
    const module = await load();
    return () => module;
  });
}

function share(packageName: string, get: SharedModule['get']): Record<string, SharedModule> {
  const version = PLATFORM_VERSIONS[packageName];
  if (version === undefined) {
    throw new Error(
      `The build wrote no version for "${packageName}". Add it to the platform set in @aic/build-kit.`,
    );
  }
  return { [version]: { get, from: 'shell', version, scope: ['default'] } };
}
