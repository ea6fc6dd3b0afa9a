import { errorText, useQueryClient, useShell, type ApiClient } from '@aic/sdk';
import { librarySummaryQuery, QUERY_KEYS } from '@aic/sdk/library';
import { runUploadCommand, type UploadCommandName, uploadIdOf, type UploadsPage } from '@aic/sdk/uploads';
import { createChangeQueue } from '../changes/change-queue.ts';
import type { Changed } from '../changes/use-library-changes.ts';
import { UPLOADS_KEY } from './use-uploads.ts';

interface Command {
  api: ApiClient;
  command: UploadCommandName;
  ids: readonly string[];
}

/** One for the page: a removal is sent also when the user goes elsewhere. */
const queue = createChangeQueue(({ api, ...command }: Command) => runUploadCommand(api, command));

export const uploadsText = (count: number): string => (count === 1 ? '1 upload' : `${count} uploads`);

/** Removes uploads: seen at once, sent in order, put back with a message when it is refused. */
export function useUploadChanges() {
  const { api, toast } = useShell();
  const client = useQueryClient();

  const send = async (
    command: UploadCommandName,
    ids: readonly string[],
    putBack: () => void,
  ): Promise<void> => {
    const title = `${uploadsText(ids.length)} could not be ${command === 'remove' ? 'removed' : 'taken back'}`;
    try {
      const changed = await queue.add({ api, command, ids });
      if (changed.length === 0) {
        toast({ title, description: 'They are gone by now.', variant: 'destructive' });
      }
    } catch (error) {
      putBack();
      const description = errorText(error, 'Nothing was changed. Please try again.');
      toast({ title, description, variant: 'destructive' });
    } finally {
      void client.invalidateQueries({ queryKey: QUERY_KEYS.uploads });
      void client.invalidateQueries({ queryKey: librarySummaryQuery(api).queryKey });
    }
  };

  return {
    /** @param refs of uploads (`uploadRef`) */
    remove(refs: Iterable<string>): Changed {
      const ids = [...refs].flatMap((ref) => uploadIdOf(ref) ?? []);
      const before = client.getQueryData<UploadsPage>(UPLOADS_KEY);
      const showBefore = (): void => void client.setQueryData(UPLOADS_KEY, before);
      client.setQueryData<UploadsPage>(
        UPLOADS_KEY,
        (list) => list && { ...list, uploads: list.uploads.filter(({ id }) => !ids.includes(id)) },
      );
      void send('remove', ids, showBefore);
      return {
        ids,
        undo() {
          showBefore();
          void send('restore', ids, () => undefined);
        },
      };
    },
  };
}
