import type { RemoteStatus } from '@aic/sdk/admin';

/** Builds of one remote that are worth a row; the rest is in `npm run remote -- status`. */
const BUILDS_MAX = 4;
const MOVES_MAX = 30;

/** One row for each pointer. */
export const channelsOf = ({ name, channels }: RemoteStatus) =>
  channels.map((channel) => ({ name, ...channel }));

/** The latest builds of a remote. */
export function buildsOf({ name, builds, channels }: RemoteStatus) {
  const released = new Set(channels.map(({ build }) => build));
  return builds
    .slice(0, BUILDS_MAX)
    .map((build) => ({ name, isReleased: released.has(build.build), ...build }));
}

/** Links to builds that are open. A gateway of the release before knows of none. */
export const previewsOf = ({ name, previews = [] }: RemoteStatus) =>
  previews.map((preview) => ({ name, ...preview }));

/** The audit of all remotes, newest first. */
export function movesOf(remotes: readonly RemoteStatus[]) {
  return remotes
    .flatMap(({ name, events }) => events.map((event) => ({ name, ...event })))
    .toSorted((a, b) => b.id - a.id)
    .slice(0, MOVES_MAX);
}

export type ReleasedChannel = ReturnType<typeof channelsOf>[number];
export type PublishedBuild = ReturnType<typeof buildsOf>[number];
export type BuildPreview = ReturnType<typeof previewsOf>[number];
export type Move = ReturnType<typeof movesOf>[number];
