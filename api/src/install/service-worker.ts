/** Raised when the worker or its page changes: the one kept before is deleted. */
const CACHE = 'aic-offline-1';

/** Where the worker finds the page that it keeps. */
export const OFFLINE_PATH = '/offline';

/**
 * Answers a navigation that reaches nothing with a page that was kept. It looks at no other request, and keeps no other
 * response: nothing private, and no page, script or list of a release that may be rolled back.
 */
export const SERVICE_WORKER = `
const CACHE = '${CACHE}';
addEventListener('install', (event) => event.waitUntil(keepPage().then(() => skipWaiting())));
addEventListener('activate', (event) => event.waitUntil(takeOver()));
addEventListener('fetch', (event) => {
  const { mode, method } = event.request;
  if (mode === 'navigate' && method === 'GET') event.respondWith(respond(event));
});
async function keepPage() {
  const cache = await caches.open(CACHE);
  await cache.add(new Request('${OFFLINE_PATH}', { cache: 'reload', credentials: 'omit' }));
}
async function takeOver() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
  // The request leaves at once, and does not wait for this worker to start.
  await registration.navigationPreload?.enable();
  await clients.claim();
}
async function respond(event) {
  try {
    return (await event.preloadResponse) || (await fetch(event.request));
  } catch {
    return (await caches.match('${OFFLINE_PATH}')) || Response.error();
  }
}
`;

/** Ends every worker that a browser still has, with what it keeps. Pages that are open go on. */
export const LAST_SERVICE_WORKER = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(end()));
async function end() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}
`;
