/** Limits that client and server share. */

/** Characters of a password, as `passwordLength` counts them. */
export const PASSWORD_LENGTH_MIN = 8;
export const PASSWORD_LENGTH_MAX = 128;

/** UTF-16 units of a password as it is typed: room for the longest one in any form of Unicode. */
export const PASSWORD_TYPED_MAX = 1024;

/** The form that is hashed: keyboards and systems spell the same password in several ways (NIST SP 800-63B-4, 3.1.1.2). */
export const passwordForm = (password: string): string => password.normalize('NFKC');

/** Code points of the form that is hashed. */
export const passwordLength = (password: string): number => Array.from(passwordForm(password)).length;

/** Characters. */
export const PROMPT_LENGTH_MAX = 4000;

/** Characters of the words for what an image leaves out. */
export const EXCLUDE_LENGTH_MAX = 500;

/** Results that one press may make. */
export const RESULTS_MAX = 4;

/** What an upload may be, in the tools. */
export const UPLOAD_EXTENSIONS = ['png', 'jpg', 'jpeg', 'webp'] as const;
export const UPLOAD_SIZE_BYTES_MAX = 10 * 1024 * 1024;

/** Items that a list answers when the caller names no limit, and the most it answers. */
export const PAGE_SIZE_DEFAULT = 20;
export const PAGE_SIZE_MAX = 100;

/** Seconds a generation call may wait for the finished item (`Prefer: wait=N`, RFC 7240). */
export const PREFER_WAIT_SECONDS_MAX = 60;

/** Of a public page's address: `/u/{handle}`. */
export const HANDLE_PATTERN = /^[a-z0-9](?:[a-z0-9-]{1,28})[a-z0-9]$/;
