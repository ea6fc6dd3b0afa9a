/** What names an error to programs: Node's code (`ENOENT`), the driver's, or the server's SQLSTATE. */
export function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}
