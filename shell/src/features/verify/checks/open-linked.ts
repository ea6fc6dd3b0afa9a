import type { Outcome } from './outcome.ts';

/** A stored file of this studio. @param path as `fileToVerify` lets it pass @returns never rejects */
export async function openLinked(path: string, name: string): Promise<File | Outcome> {
  try {
    const response = await fetch(path);
    if (!response.ok) return { type: 'unreachable', canRetry: response.status >= 500 };
    const blob = await response.blob();
    const type = blob.type || (response.headers.get('content-type') ?? '');
    return new File([blob], name, { type });
  } catch {
    return { type: 'unreachable', canRetry: true };
  }
}
