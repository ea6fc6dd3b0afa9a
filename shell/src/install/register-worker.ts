import { SERVICE_WORKER } from '../trusted-types/known-scripts.ts';

/** Lets the browser keep the offline page, where the gateway has named a manifest: without one there is no worker. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator) || document.querySelector('link[rel=manifest]') === null) return;
  // A browser that refuses it shows its own page without a network.
  navigator.serviceWorker.register(SERVICE_WORKER, { updateViaCache: 'none' }).catch(() => undefined);
}
