import * as designSystem from '@aic/design-system';
import * as sdk from '@aic/sdk';
import * as runtimeCore from '@module-federation/runtime-core';
import type { UserOptions } from '@module-federation/runtime/types';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as styledComponents from 'styled-components';

/** Versions of the platform packages, written in by the build (`@aic/sdk/federation`). */
declare const PLATFORM_VERSIONS: Readonly<Record<string, string>>;

type Shared = NonNullable<UserOptions['shared']>;
type SharedModule = Exclude<Shared[string], readonly unknown[]>;

/** What exists once in the page: each remote takes these modules from here and bundles none of them. */
export function platformModules(): Shared {
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
  };
}

/** Remotes are built with an external runtime and find it under this name: about 18 kB gzip less for each of them. */
export function provideRuntime(): void {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
}

function provided(packageName: string, module: object): SharedModule {
  return { ...share(packageName), lib: () => module };
}

/** A part of the design system that loads with the first tool that uses it. */
function lazy(load: () => Promise<object>): SharedModule {
  return {
    ...share('@aic/design-system'),
    get: async () => {
      const module = await load();
      return () => module;
    },
  };
}

function share(packageName: string) {
  const version = PLATFORM_VERSIONS[packageName];
  if (version === undefined) {
    throw new Error(
      `The build wrote no version for "${packageName}". Add it to the platform set in @aic/sdk/federation.`,
    );
  }
  return {
    version,
    scope: 'default',
    shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` },
  };
}
