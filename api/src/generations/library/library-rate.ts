/** Changes of a library by one user: commands and those of folders. Each may touch hundreds of rows. */
export const LIBRARY_RATE = { limit: 300, windowSeconds: 300 };
