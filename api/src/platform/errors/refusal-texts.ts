import type { z } from 'zod';

/** What our SQL says beside a code: names and numbers for the text. */
export interface RefusalDetail {
  name?: string | undefined;
  build?: string | undefined;
  channel?: string | undefined;
  /** Range of the build. */
  contract?: string | undefined;
  /** Contract version of the released shell. */
  shell?: string | undefined;
}

/** Why our SQL refuses (`raise exception '<code>'` in api/sql), by code, as users, admins and publishers read it. */
const TEXTS: Readonly<Record<string, (detail: RefusalDetail) => string>> = {
  // Publishing and releasing
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
  shell_always_on: () => 'The shell cannot be switched off: it is the page itself. Roll it back instead.',
  shell_not_removable: () => 'The shell cannot be removed: it is the page itself.',
  shell_without_tokens: () => 'There are no deploy tokens for the shell: it is released with the gateway.',
  // Items and users
  own_account: () => 'nobody blocks themselves',
  still_running: () => 'it is still being made, cancel it first',
};

const needsContract = ({ name, build, contract, shell }: RefusalDetail): string =>
  `Build ${build} of ${name} needs the shell contract ${contract}; the released shell has ${shell}.`;

/** @param code of our SQL; one that has no text is said as it is */
export const refusalText = (code: string, detail: RefusalDetail): string => TEXTS[code]?.(detail) ?? code;

/** What the validator says by itself; the messages of our own schemas begin otherwise. */
const OF_THE_VALIDATOR = /^(?:Invalid |Too (?:big|small): |Unrecognized )/;

/** What is wrong with a value, for people: who sends a form reads it beside the field. */
export function faultText(issue: z.core.$ZodIssue): string {
  if (!OF_THE_VALIDATOR.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.endsWith(' undefined')
        ? 'This is missing.'
        : `Another kind of value is needed here: ${issue.expected}.`;
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? 'Please fill this in.'
        : `Too ${issue.origin === 'string' ? 'short' : 'small'}: at least ${issue.minimum}${unitOf(issue)}.`;
    case 'too_big':
      return `Too ${issue.origin === 'string' ? 'long' : 'large'}: at most ${issue.maximum}${unitOf(issue)}.`;
    case 'invalid_format':
      return issue.format === 'email'
        ? 'Please enter a whole e-mail address, such as ada@example.com'
        : 'This is written in a way that is not understood here.';
    case 'invalid_value':
      return `Please choose one of these: ${issue.values.map(String).join(', ')}.`;
    case 'unrecognized_keys':
      return `Not known here: ${issue.keys.join(', ')}.`;
    default:
      return 'This is not valid.';
  }
}

const unitOf = ({ origin }: { origin: string }): string => (origin === 'string' ? ' characters' : '');
