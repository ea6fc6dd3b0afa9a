import type { JSONObject } from '@ai-sdk/provider';
import type { AiSdkEngine } from './engine.ts';
import { type Package, VENDORS } from './vendors.ts';

/** The vendor's package, set up for this engine. It is imported here and not before. */
export function loadVendor(
  { vendor, apiKey, baseUrl, headers }: AiSdkEngine,
  fetch: typeof globalThis.fetch,
): Promise<Package> {
  return VENDORS[vendor].load({
    // Without one, packages look for keys in the environment that are not configured for this.
    apiKey: apiKey ?? 'none',
    ...(baseUrl === null ? {} : { baseURL: baseUrl }),
    headers: { ...headers },
    fetch,
  });
}

/** What the vendor is asked beside what all vendors know; what is configured wins. */
export function providerOptions(engine: AiSdkEngine, ofJob: JSONObject = {}): Record<string, JSONObject> {
  const { optionsKey, options } = VENDORS[engine.vendor];
  // Safe because a configuration is JSON.
  const configured = engine.options as JSONObject | undefined;
  return { [optionsKey]: { ...options?.(engine), ...ofJob, ...configured } };
}
