import { media, token } from '@aic/design-system';
import { useGenerations, useOutcomes, useShell, type ImageEdit } from '@aic/sdk';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { EditComposer } from './components/edit-composer.tsx';
import { EditHistory } from './components/edit-history.tsx';
import { EditPreview } from './components/edit-preview.tsx';
import { useEditDraft } from './use-edit-draft.ts';
import { useEditFiles } from './use-edit-files.ts';
import { useSubmitEdit } from './use-submit-edit.ts';

/** Upload, say what is to change, compare, go on from there. */
export function PhotoEditorPage() {
  const { toast, credits } = useShell();
  const edits = useGenerations('edit');
  const [draft, changeDraft] = useEditDraft();
  const files = useEditFiles();
  const submit = useSubmitEdit();
  const promptRef = useRef<HTMLTextAreaElement>(null);
  const previewRef = useRef<HTMLElement>(null);
  /** The edit in the comparison; null: the newest one. */
  const [openId, setOpenId] = useState<string | null>(null);

  useOutcomes(edits.data, (item) => {
    credits.invalidate();
    if (item.status === 'completed') {
      toast({ title: 'Success', description: 'Your picture is edited.' });
    } else if (item.error !== 'Cancelled') {
      toast({ title: 'Error', description: item.error ?? 'Failed to edit image', variant: 'destructive' });
    }
  });

  const handleSubmit = (): void => {
    setOpenId(null);
    void submit.run(draft, files);
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
      <Studio>
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
        <EditPreview edits={edits} openId={openId} upload={files.image} ref={previewRef} />
      </Studio>
      <EditHistory
        edits={edits}
        onOpen={handleOpen}
        onReuse={handleReuse}
        onGoOn={() => promptRef.current?.focus()}
      />
    </>
  );
}

/** No column is wider than the page, however long a word in it is. */
const Studio = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[24]};

  ${media.large} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }
`;
