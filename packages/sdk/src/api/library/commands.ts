import { LIBRARY_CHANGE, type LibraryCommandName } from '@aic/contract/library';
import type { ApiClient } from '../client.ts';
import { parseResponse } from '../parse-response.ts';

export interface LibraryCommand {
  command: LibraryCommandName;
  /** At most `LIBRARY_COMMAND_ITEMS_MAX`. */
  ids: readonly string[];
  /** Where `move` puts them; null: out of their folder. */
  folderId?: string | null;
}

const PATH = '/api/library/commands';

/**
 * Does one thing to many items. What cannot be changed, or was so before, is not in the response. It
 * is sent also when the page is left meanwhile.
 *
 * @returns ids of the changed ones, to undo it with @throws ApiError
 */
export async function runLibraryCommand(api: ApiClient, command: LibraryCommand): Promise<string[]> {
  const response = await api.request('POST', PATH, { json: command, keepalive: true });
  return parseResponse(PATH, LIBRARY_CHANGE, response).ids;
}

/**
 * Where a form with the field `ids` (separated by commas, at most `LIBRARY_ZIP_ITEMS_MAX`) is posted to: the browser
 * itself downloads the files.
 */
export const LIBRARY_ZIP_PATH = '/api/library/zip';
