import * as runtimeCore from '@module-federation/runtime-core';

// A file of its own: only the first tool whose container needs it loads it.

let isProvided = false;

/**
 * Gives containers that were built with Module Federation's library, and for an external runtime, the library they look for.
 * They share the scope of all others.
 */
export function provideRuntime(): void {
  if (isProvided) return;
  isProvided = true;
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  // Each container has an instance of its own, which reads these when it is made.
  runtimeCore.registerGlobalPlugins([
    {
      name: 'forget-failed-shares',
      // A shared part that failed once stays "loading" for ever, and the next load resolves with an empty module.
      errorLoadShare({ pkgName, shareScopeMap }) {
        for (const scope of Object.values(shareScopeMap ?? {})) {
          for (const shared of Object.values(scope[pkgName] ?? {})) {
            if (!shared.loaded && !shared.lib) shared.loading = null;
          }
        }
      },
    },
  ]);
}
