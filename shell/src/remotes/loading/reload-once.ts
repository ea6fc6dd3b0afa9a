const STORAGE_KEY = 'aic.reloaded';

/**
 * Loads the document again, at most once for each build of a remote as long as the tab is open: what a second time
 * would not change must not become a loop. Without a storage to remember it in, it never does.
 * @returns whether the document is about to be loaded again
 */
export function reloadOnce(remote: string, build: string, reload: () => void): boolean {
  const mark = `${remote} ${build}`;
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    const marks = Array.isArray(value) ? value : [];
    if (marks.includes(mark)) return false;
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...marks, mark]));
  } catch {
    return false;
  }
  reload();
  return true;
}
