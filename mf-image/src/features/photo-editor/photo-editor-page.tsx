import { StudioLayout } from '@aic/design-system/studio';
import { useGenerations, useOutcomeToasts, type ImageEdit } from '@aic/sdk';
import { useRef, useState } from 'react';
import { EditComposer } from './components/edit-composer.tsx';
import { EditHistory } from './components/edit-history.tsx';
import { EditPreview } from './components/edit-preview.tsx';
import { EDIT_FAILURE } from './edit-types.ts';
import { useEditDraft } from './use-edit-draft.ts';
import { useEditFiles } from './use-edit-files.ts';
import { useSubmitEdit } from './use-submit-edit.ts';

/** Upload a picture, describe the change, compare, and go on from the result. */
export function PhotoEditorPage() {
  const edits = useGenerations('edit');
  const [draft, changeDraft] = useEditDraft();
  const files = useEditFiles();
  const submit = useSubmitEdit();
  const promptRef = useRef<HTMLTextAreaElement>(null);
  const previewRef = useRef<HTMLElement>(null);
  /** The edit in the comparison; null: the newest one. */
  const [openId, setOpenId] = useState<string | null>(null);

  useOutcomeToasts(edits.data, {
    failure: EDIT_FAILURE,
    completed: () => ({ title: 'Success', description: 'Your picture is edited.' }),
  });

  const handleSubmit = (isApproximationAllowed: boolean): void => {
    setOpenId(null);
    void submit.run(draft, files, isApproximationAllowed);
  };
  // The history is below what its buttons change: the focus goes there, and the page with it.
  const handleOpen = (id: string): void => {
    setOpenId(id);
    previewRef.current?.focus();
  };
  const handleReuse = ({ prompt, editType, strength }: ImageEdit): void => {
    changeDraft({ prompt, editType, strength });
    promptRef.current?.focus();
  };

  return (
    <>
      <StudioLayout
        composer={
          <EditComposer
            draft={draft}
            onChange={changeDraft}
            files={files}
            onFilesChange={files.change}
            isPending={submit.isPending}
            price={submit.price}
            onSubmit={handleSubmit}
            promptRef={promptRef}
          />
        }
        result={<EditPreview edits={edits} openId={openId} upload={files.image} ref={previewRef} />}
      />
      <EditHistory
        edits={edits}
        onOpen={handleOpen}
        onReuse={handleReuse}
        onGoOn={() => promptRef.current?.focus()}
      />
    </>
  );
}
