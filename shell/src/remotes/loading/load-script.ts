export interface ScriptSource {
  url: string;
  /**
   * Subresource integrity of the file; a file without one is not from our registry and is refused. Null: of the
   * user's own machine, not checked.
   */
  integrity: string | null | undefined;
  timeoutMs: number;
}

/** The file did not arrive, or not as the registry says. */
class ScriptFailure extends Error {
  override readonly name = 'ScriptFailure';
}

/** The file did not arrive in time. A retry would make the user wait as long once more. */
class ScriptTimeout extends Error {
  override readonly name = 'ScriptTimeout';
}

/**
 * Runs a classic script from the registry. A status outside 2xx, a wrong byte and a hang all reject.
 *
 * @throws ScriptTimeout on a hang, ScriptFailure otherwise; the element is removed, so that the next try starts clean.
 */
export function loadScript({ url, integrity, timeoutMs }: ScriptSource): Promise<void> {
  if (integrity === undefined) {
    return Promise.reject(new ScriptFailure(`${url} has no integrity in the registry, so it is not run.`));
  }
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const finish = (error?: Error): void => {
      clearTimeout(timer);
      script.remove();
      if (error) reject(error);
      else resolve();
    };
    const timer = setTimeout(
      () => finish(new ScriptTimeout(`${url} did not arrive within ${timeoutMs} ms.`)),
      timeoutMs,
    );
    // Later events of a settled try change nothing: a promise settles once.
    script.addEventListener('load', () => finish());
    script.addEventListener('error', () => finish(new ScriptFailure(`${url} could not be loaded.`)));
    script.crossOrigin = 'anonymous';
    if (integrity !== null) script.integrity = integrity;
    script.src = url;
    document.head.append(script);
  });
}
