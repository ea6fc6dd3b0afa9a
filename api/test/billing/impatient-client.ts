import { Stripe } from 'stripe';

/**
 * Gives a request up as soon as it is known that nobody answers it. A short limit of time would give up good responses
 * of a busy machine as well.
 */
export function createImpatientClient() {
  const inner = Stripe.createNodeHttpClient();
  const waiting = new Map<string, (error: Error) => void>();
  const httpClient: typeof inner = {
    getClientName: () => inner.getClientName(),
    makeRequest(host, port, path, method, ...rest) {
      const { promise, reject } = Promise.withResolvers<never>();
      waiting.set(`${method} ${path.split('?')[0]}`, reject);
      return Promise.race([inner.makeRequest(host, port, path, method, ...rest), promise]);
    },
  };
  return {
    httpClient,
    giveUp: (method: string, path: string): void =>
      waiting.get(`${method} ${path}`)?.(Stripe.HttpClient.makeTimeoutError()),
  };
}
