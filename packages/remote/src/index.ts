/** Publishing and releasing of remotes from a command line: what needs nothing but the contract. Node only. */
export { type Command, type HomeCommand, isAboutOne, parseCommand, UsageError } from './command.ts';
export { findDeprecatedUses } from './deprecated-uses.ts';
export { BuildError } from './exit-code.ts';
export { openHttpsRegistry } from './https-registry.ts';
export { listText, outcomeText } from './outcome-text.ts';
export { readCommit } from './read-commit.ts';
export { RegistryError, type RemoteRegistry } from './registry.ts';
export { type FinishedBuild, runCommand } from './run-command.ts';
export { type Executed, runRemote, type Surroundings } from './run-remote.ts';
