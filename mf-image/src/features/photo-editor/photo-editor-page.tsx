import { StudioLayout } from '@aic/design-system/studio';
import type { ImageEdit } from '@aic/sdk';
import { handedOver, useStudio } from '@aic/studio';
import type { ReactNode } from 'react';
import { EditComposer } from './components/edit-composer.tsx';
import { EditHistory } from './components/edit-history.tsx';
import { EditPreview } from './components/edit-preview.tsx';
import { EDIT_FAILURE } from './edit-types.ts';
import { useEditDraft } from './use-edit-draft.ts';
import { type EditFiles, useEditFiles } from './use-edit-files.ts';
import { useSubmitEdit } from './use-submit-edit.ts';

const HandedOver = handedOver(() => import('./handed-over.tsx').then((file) => file.HandedOver));

/** Upload a picture, describe the change, compare, and go on from the result. */
export function PhotoEditorPage({ head }: { head: ReactNode }) {
  const [draft, changeDraft] = useEditDraft();
  const files = useEditFiles();
  const submit = useSubmitEdit();
  const { items, promptRef } = useStudio('edit', changeDraft, {
    failure: EDIT_FAILURE,
    completed: () => ({ title: 'Success', description: 'Your picture is edited.' }),
  });

  const goOn = (): void => promptRef.current?.focus();
  const handleFiles = (change: Partial<EditFiles>): void => {
    files.change(change);
    if (change.image !== undefined) changeDraft({ madeFrom: null });
  };
  const handleSubmit = (isApproximationAllowed: boolean): void => {
    items.shown.show(null);
    void submit.run(draft, files, isApproximationAllowed);
  };
  const handleReuse = ({ prompt, editType, strength, upscale }: ImageEdit): void => {
    changeDraft(upscale ? { isUpscale: true } : { prompt, editType, strength, isUpscale: false });
    goOn();
  };

  return (
    <StudioLayout
      head={
        <>
          {head}
          <HandedOver onChange={changeDraft} onFilesChange={handleFiles} />
        </>
      }
      composer={
        <EditComposer
          draft={draft}
          onChange={changeDraft}
          files={files}
          onFilesChange={handleFiles}
          submit={submit}
          onSubmit={handleSubmit}
          promptRef={promptRef}
        />
      }
      result={<EditPreview {...items} upload={files.image} onGoOn={goOn} />}
      latest={<EditHistory {...items} onReuse={handleReuse} onGoOn={goOn} />}
    />
  );
}
