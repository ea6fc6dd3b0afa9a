import type { RefusalDetail, Refusals } from '../../platform/db/sql-error.ts';
import { remoteNotFound, remoteRefused } from './remote-errors.ts';

/** Why our SQL refuses (`raise exception '<code>'` in api/sql), by code, as admins and publishers read it. */
const TEXTS: Readonly<Record<string, (detail: RefusalDetail) => string>> = {
  array_taken: ({ name }) =>
    `Its files use the global array of those of ${name}. Set output.uniqueName to the name of the remote.`,
  build_differs: ({ name, build }) =>
    `Build ${build} of ${name} is published already, with other files. Builds never change: make a new one.`,
  contract_refused: (detail) => `${needsContract(detail)} Nothing was changed.`,
  contract_unsupported: (detail) =>
    `${needsContract(detail)} Release the shell first, or build for its contract.`,
  label_taken: ({ name }) => `Its label is that of ${name}: no two tools of the navigation are called alike.`,
  no_beta: ({ name }) => `There is no beta of ${name} to promote. Release one to the channel first.`,
  no_build_before: ({ name }) => `There is no build of ${name} to go back to. To switch it off: kill.`,
  no_other_build: ({ name, build }) =>
    `Everybody keeps build ${build} of ${name}: there is no other build for the rest.`,
  no_such_build: ({ name, build }) => `There is no build ${build} of ${name}. Publish it first.`,
  no_release_before: ({ name }) => `There is no release to go back to from ${name}.`,
  no_such_release: ({ name }) =>
    `No start has brought frontends of ${name}. Start a gateway of that build once, then release it.`,
  no_such_remote: ({ name }) => `There is no remote ${name}. Publish it first.`,
  no_such_tool: ({ name }) => `There is no tool ${name}.`,
  no_workspace_build: ({ name }) =>
    `No workspace has brought a build of ${name} to this gateway. Release one instead.`,
  nothing_released: ({ name, channel }) => `Nothing of ${name} is released to ${channel}.`,
  removed_without_previews: ({ name }) => `${name} was removed. Release it to bring it back.`,
  shell_always_on: () => 'The shell cannot be switched off: it is the page itself. Roll it back instead.',
  shell_not_removable: () => 'The shell cannot be removed: it is the page itself.',
  shell_without_previews: () => 'There are no previews of the shell: it is the page itself.',
  shell_without_tokens: () => 'There are no deploy tokens for the shell: it is released with the gateway.',
};

const needsContract = ({ name, build, contract, shell }: RefusalDetail): string =>
  `Build ${build} of ${name} needs the shell contract ${contract}; the released shell has ${shell}.`;

/** @param code of our SQL; one that has no text is said as it is */
export const refusalText = (code: string, detail: RefusalDetail): string => TEXTS[code]?.(detail) ?? code;

const notFound: Refusals[string] = (detail, code) => remoteNotFound(refusalText(code, detail));
const refused: Refusals[string] = (detail, code) => remoteRefused(refusalText(code, detail));

export const RELEASE_REFUSALS: Refusals = {
  CRBLD: notFound,
  CRREM: notFound,
  CRCON: refused,
  CRDIF: refused,
  CRPRE: refused,
};
