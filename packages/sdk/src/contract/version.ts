/** Version of ShellApi and of the tool contract. Additive changes raise the minor; removals the major. */
export const SHELL_CONTRACT = '1.12.0';
