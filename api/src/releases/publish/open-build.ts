import type { Logger } from 'pino';
import type { Sql } from '../../platform/db/client.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { isRegistered } from '../registry/remotes.repo.ts';
import type { BuildKey } from './build-archive.ts';
import { fetchBuild, type KeptBuilds } from './fetch-build.ts';

/** Whether the files of a registered build are on this machine; fetched now where they are not. */
export type OpenBuild = (build: BuildKey) => Promise<boolean>;

/**
 * For a gateway that shares builds with others: it meets each build with the first request for it. Requests that come
 * meanwhile wait for the same copy, and a build that is not registered is asked of the database alone.
 */
export function createBuildOpener({
  sql,
  logger,
  ...kept
}: KeptBuilds & { sql: Sql; logger: Logger }): OpenBuild {
  if (!kept.archive) return async () => true;
  const opened = new Set<string>();
  const opening = new Map<string, Promise<boolean>>();

  async function open(build: BuildKey): Promise<boolean> {
    try {
      return (await isRegistered(sql, build)) && (await fetchBuild(kept, build));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      logger.error({ err: error, build }, 'a build in the bucket is not whole: it is not served');
      return false;
    }
  }

  return async function openBuild({ name, build }) {
    const id = `${name}/${build}`;
    if (opened.has(id)) return true;
    let running = opening.get(id);
    if (running === undefined) {
      running = open({ name, build }).finally(() => opening.delete(id));
      opening.set(id, running);
    }
    const isHere = await running;
    if (isHere) opened.add(id);
    return isHere;
  };
}
