import { StudioLayout } from '@aic/design-system/studio';
import { lazyPart, useGenerations, useOutcomeToasts, useSearchParams, type ImageEdit } from '@aic/sdk';
import { useShownItem } from '@aic/sdk/library';
import { type ReactNode, Suspense, useRef } from 'react';
import { EditComposer } from './components/edit-composer.tsx';
import { EditHistory } from './components/edit-history.tsx';
import { EditPreview } from './components/edit-preview.tsx';
import { EDIT_FAILURE } from './edit-types.ts';
import { useEditDraft } from './use-edit-draft.ts';
import { type EditFiles, useEditFiles } from './use-edit-files.ts';
import { useSubmitEdit } from './use-submit-edit.ts';

const HandedOver = lazyPart('The item', () => import('./handed-over.tsx').then((file) => file.HandedOver));

/** Upload a picture, describe the change, compare, and go on from the result. */
export function PhotoEditorPage({ head }: { head: ReactNode }) {
  const edits = useGenerations('edit');
  const { shownId, show, panelRef } = useShownItem(edits.data);
  const [params] = useSearchParams();
  const [draft, changeDraft] = useEditDraft();
  const files = useEditFiles();
  const submit = useSubmitEdit();
  const promptRef = useRef<HTMLTextAreaElement>(null);

  useOutcomeToasts(edits.data, {
    failure: EDIT_FAILURE,
    completed: () => ({ title: 'Success', description: 'Your picture is edited.' }),
  });

  const handleFiles = (change: Partial<EditFiles>): void => {
    files.change(change);
    if (change.image !== undefined) changeDraft({ imageFrom: null });
  };
  const handleSubmit = (isApproximationAllowed: boolean): void => {
    show(null);
    void submit.run(draft, files, isApproximationAllowed);
  };
  const handleReuse = ({ prompt, editType, strength, upscale }: ImageEdit): void => {
    changeDraft(upscale ? { isUpscale: true } : { prompt, editType, strength, isUpscale: false });
    promptRef.current?.focus();
  };

  return (
    <StudioLayout
      head={
        <>
          {head}
          <Suspense>
            {params.has('use') && <HandedOver onChange={changeDraft} onFilesChange={handleFiles} />}
          </Suspense>
        </>
      }
      composer={
        <EditComposer
          draft={draft}
          onChange={changeDraft}
          files={files}
          onFilesChange={handleFiles}
          isPending={submit.isPending}
          price={submit.price}
          onSubmit={handleSubmit}
          promptRef={promptRef}
        />
      }
      result={
        <EditPreview
          edits={edits}
          openId={shownId}
          upload={files.image}
          onGoOn={() => promptRef.current?.focus()}
          ref={panelRef}
        />
      }
      latest={
        <EditHistory
          edits={edits}
          shownId={shownId}
          onOpen={show}
          onReuse={handleReuse}
          onGoOn={() => promptRef.current?.focus()}
        />
      }
    />
  );
}
