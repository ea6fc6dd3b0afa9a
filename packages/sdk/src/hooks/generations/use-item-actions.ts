import { downloadName, type Generation } from '@aic/contract';
import { errorText, isUnauthorized } from '../../api/api-error.ts';
import { downloadPath } from '../../api/generations/generations.ts';
import { isOptimistic } from '../../api/generations/optimistic-item.ts';
import type { ToastInput } from '../../contract/shell-api.ts';
import { copyText } from '../../platform/plain-http.ts';
import { refundText } from '../../texts/refund-text.ts';
import { useShell } from '../../tool/shell-context.tsx';
import { useSessionEnd } from '../use-session-end.ts';
import { useCancelGeneration } from './use-cancel-generation.ts';
import { usePublication } from './use-publication.ts';

interface DownloadInput {
  /** Of the stored file, or a path of the API that makes it; null while there is none. */
  url: string | null;
  prompt: string;
  /** E.g. `ai-image-`. */
  prefix: string;
  extension: string;
  /** What it is, for the toast: 'image'. */
  noun: string;
}

interface CancelProps {
  /** The server has not confirmed the job yet, so there is nothing to cancel. */
  isEarly: boolean;
  /** The response to the press is on its way. */
  isPending: boolean;
  onCancel(): void;
}

/** What can be done with one item, with the toasts that say how it went. */
export function useItemActions() {
  const { api, toast } = useShell();
  const cancel = useCancelGeneration();
  const endSession = useSessionEnd();
  const publicationOf = usePublication();

  const handleCancelError = (error: unknown, text: string): void => {
    if (isUnauthorized(error)) endSession();
    else toast({ title: 'Error', description: errorText(error, text), variant: 'destructive' });
  };

  const runCancel = ({ id }: Generation): void =>
    void cancel.mutateAsync(id).then(
      (item) => toast(cancelToast(item)),
      (error: unknown) => handleCancelError(error, 'It could not be cancelled. Please try again.'),
    );
  const runStop = ({ id }: Generation): void =>
    void cancel
      .mutateAsync(id)
      .catch((error: unknown) => handleCancelError(error, 'It could not be stopped. Please try again.'));

  const cancelProps = (item: Generation, onCancel: () => void): CancelProps | null =>
    item.status === 'processing'
      ? {
          isEarly: isOptimistic(item),
          isPending: cancel.isPending && cancel.variables === item.id,
          onCancel,
        }
      : null;

  return {
    /** Saves the file; when that fails its source opens in a new tab. */
    async download({ url, prompt, prefix, extension, noun }: DownloadInput): Promise<void> {
      if (url === null) return;
      const filename = downloadName(prefix, prompt, extension);
      try {
        saveFile(await api.blob(downloadPath(url, filename)), filename);
        toast({ title: 'Download Started', description: filename });
      } catch (error) {
        // Signed out, its source would not open either.
        if (isUnauthorized(error)) return endSession();
        toast({
          title: 'Download Failed',
          description: `Unable to download ${noun}. Please try again.`,
          variant: 'destructive',
        });
        // What the API makes would be asked for once more, and a refusal be read as a page.
        if (!url.startsWith('/api/')) open(url, '_blank', 'noopener');
      }
    },
    /** Saves text that is here already. */
    saveText(text: string, filename: string): void {
      saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), filename);
      toast({ title: 'Download Started', description: filename });
    },
    async copy(text: string, description: string): Promise<void> {
      try {
        await copyText(text);
        toast({ title: 'Copied!', description });
      } catch {
        toast({ title: 'Copy Failed', description: 'Could not copy to clipboard', variant: 'destructive' });
      }
    },
    /** For the action that shows a finished item on its user's public page, or hides it. */
    publicationOf,
    /** What an item's cancel button needs: a press cancels the job and says what came of it. Null once it has ended. */
    cancelOf: (item: Generation): CancelProps | null => cancelProps(item, () => runCancel(item)),
    /**
     * The same for a job whose part is kept: what came of it is said when the item ends. `stopLabel` says before what it
     * costs.
     */
    stopOf(item: Generation): (CancelProps & { label: 'Stop' }) | null {
      const props = cancelProps(item, () => runStop(item));
      return props && { ...props, label: 'Stop' };
    },
  };
}

/** What came of a cancel. A running job stops within a moment, so its credits are announced already. */
function cancelToast(item: Generation): ToastInput {
  const { status, credits } = item;
  if (status === 'completed') {
    return { title: 'Too late to cancel', description: 'It was ready already. You find it in your list.' };
  }
  const announced = credits > 0 ? `${credits} credits are back` : null;
  const text = status === 'failed' ? refundText(item) : announced;
  return { title: 'Cancelled', ...(text !== null && { description: `${text}.` }) };
}

const READ_BY_THEN_MS = 60_000;

function saveFile(blob: Blob, filename: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  // Some browsers read it a while after the press; kept for ever, it would keep the bytes in memory.
  setTimeout(() => URL.revokeObjectURL(url), READ_BY_THEN_MS);
}
