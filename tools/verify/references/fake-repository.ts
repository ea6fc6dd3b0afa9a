import { repositoryOf, type Repository } from './repository.ts';

/** A repository in memory, for tests: its texts by path. */
export function fakeRepository(texts: Readonly<Record<string, string>>): Repository {
  return repositoryOf(Object.keys(texts), (path) => texts[path] ?? '');
}
