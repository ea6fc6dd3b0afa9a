/** Only what was put here: no registry can claim that its files need no integrity. */
const localBuilds = new WeakSet<object>();

/** From now on the files of this build run as they are. */
export const trustLocalBuild = (build: object): void => void localBuilds.add(build);

/** Whether a build comes from the user's own machine, where it changes with each edit: its files have no integrity. */
export const isLocalBuild = (build: object): boolean => localBuilds.has(build);
