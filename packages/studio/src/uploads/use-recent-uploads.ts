import type { PictureRowProps } from '@aic/design-system/media';
import {
  dateText,
  isUnauthorized,
  KINDS,
  useMutation,
  useQuery,
  useQueryClient,
  useSessionEnd,
  useShell,
} from '@aic/sdk';
import { openPicture, QUERY_KEYS } from '@aic/sdk/library';
import { recentUploadsQuery, type Upload } from '@aic/sdk/uploads';
import { useEffect } from 'react';

/** In one line below a field. */
const COUNT = 6;

/**
 * The last pictures that the user has uploaded, to put one back into a field. Null while there are none, or none are
 * known: the field works without them.
 * @param onPick gets the picture as if it had been chosen from a disk
 */
export function useRecentUploads(onPick: (image: File) => void): PictureRowProps | null {
  const { api, events, toast } = useShell();
  const endSession = useSessionEnd();
  const client = useQueryClient();
  // A press elsewhere may have added one since.
  const { data } = useQuery({ ...recentUploadsQuery(api, COUNT), refetchOnMount: 'always' });
  useEffect(() => {
    const seen = new Set<string>();
    return events.subscribe((event) => {
      if (event.type !== 'generation' || seen.has(event.id)) return;
      seen.add(event.id);
      if ('form' in KINDS[event.kind].startPaths) {
        void client.invalidateQueries({ queryKey: QUERY_KEYS.uploads });
      }
    });
  }, [client, events]);
  const open = useMutation({
    mutationFn: ({ imageUrl }: Upload) => openPicture(imageUrl),
    onSuccess: onPick,
    onError: (error) => {
      if (isUnauthorized(error)) return endSession();
      const description = 'It may have been removed. Please choose the file again.';
      toast({ title: 'Picture Not Opened', description, variant: 'destructive' });
    },
  });
  if (data === undefined || data.length === 0) return null;
  return {
    label: 'Recent uploads',
    pictures: data.map(({ id, imageUrl, thumbnails, createdAt }) => ({
      id,
      label: `Upload of ${dateText(createdAt)}`,
      src: thumbnails?.webp ?? imageUrl,
      ...(thumbnails !== null && { avif: thumbnails.avif }),
    })),
    busyId: open.isPending ? open.variables.id : null,
    onPick(id) {
      const upload = data.find((one) => one.id === id);
      if (upload !== undefined) open.mutate(upload);
    },
  };
}
