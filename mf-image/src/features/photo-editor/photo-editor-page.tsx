import { EditImageIcon, StudioLayout } from '@aic/design-system/studio';
import { type ImageEdit, useMutation, useQueryClient, useShell } from '@aic/sdk';
import { openPicture } from '@aic/sdk/library';
import { handedOver, useStudio, wallPart } from '@aic/studio';
import { type ReactNode, useState } from 'react';
import { EditComposer } from './components/edit-composer.tsx';
import { EditHistory } from './components/edit-history.tsx';
import { EditPreview } from './components/edit-preview.tsx';
import { EDIT_FAILURE } from './edit-types.ts';
import { NOT_OPENED } from './use-edit-buttons.tsx';
import { EMPTY_DRAFT, useEditDraft } from './use-edit-draft.ts';
import { type EditFiles, useEditFiles } from './use-edit-files.ts';
import { useSubmitEdit } from './use-submit-edit.ts';
import type { EditExample } from './wall/examples.ts';

const HandedOver = handedOver(() => import('./handed-over.tsx').then((file) => file.HandedOver));

const EditWall = wallPart(() => import('./wall/edit-wall.tsx').then((file) => file.EditWall), {
  hue: 'image',
  icon: <EditImageIcon />,
  title: 'Your picture appears here',
  description: 'Upload a picture, say what to change and press Edit. You can compare before and after.',
});

const EXAMPLE_KEY = ['edit', 'example'];

/** Upload a picture, describe the change, compare, and go on from the result. */
export function PhotoEditorPage({ head }: { head: ReactNode }) {
  const [draft, changeDraft] = useEditDraft();
  const files = useEditFiles();
  const submit = useSubmitEdit();
  const { items, promptRef } = useStudio('edit', {
    failure: EDIT_FAILURE,
    completed: () => ({ title: 'Success', description: 'Your picture is edited.' }),
  });

  /** The result that was shown when a new picture was chosen: until another one is, the picture is seen. */
  const [newOver, setNewOver] = useState<string | null>(null);
  const isNewPicture = newOver !== null && newOver === items.shown.shownId && files.image !== null;
  const shown = {
    ...items.shown,
    show: (id: string | null): void => {
      setNewOver(null);
      items.shown.show(id);
    },
  };

  const goOn = (): void => promptRef.current?.focus();
  const handleFiles = (change: Partial<EditFiles>): void => {
    files.change(change);
    if (change.image !== undefined) changeDraft({ madeFrom: null });
    if (change.image) setNewOver(items.shown.shownId);
  };
  const handleSubmit = (isApproximationAllowed: boolean): void => {
    shown.show(null);
    void submit.run(draft, files, isApproximationAllowed);
  };
  const handleReuse = ({ prompt, editType, strength, upscale }: ImageEdit): void => {
    changeDraft(upscale ? { isUpscale: true } : { prompt, editType, strength, isUpscale: false });
    goOn();
  };

  const { toast } = useShell();
  const queryClient = useQueryClient();
  const example = useMutation({
    mutationKey: EXAMPLE_KEY,
    mutationFn: ({ original }: EditExample) => openPicture(original),
    onSuccess: (image, { prompt, editType }) => {
      const asked = { ...EMPTY_DRAFT, prompt, editType };
      files.change({ image, reference: null });
      changeDraft(asked);
      void submit.run(asked, { image, reference: null, mask: null }, false);
    },
    onError: () => toast(NOT_OPENED),
  });
  // A second press may come before the first one is rendered.
  const makeExample = (one: EditExample): void => {
    if (queryClient.isMutating({ mutationKey: EXAMPLE_KEY }) === 0) example.mutate(one);
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
      result={
        <EditPreview
          {...items}
          shown={shown}
          upload={files.image}
          isNewPicture={isNewPicture}
          onGoOn={goOn}
          wall={
            <EditWall
              credits={submit.price}
              isPending={example.isPending || submit.isPending}
              onMake={makeExample}
            />
          }
        />
      }
      latest={
        items.isEmpty ? undefined : (
          <EditHistory {...items} shown={shown} onReuse={handleReuse} onGoOn={goOn} />
        )
      }
    />
  );
}
