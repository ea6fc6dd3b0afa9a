import { Button, Stack } from '@aic/design-system';
import { FactList } from '@aic/design-system/billing';
import { Lightbox } from '@aic/design-system/overlays';
import { DownloadIcon, TrashIcon } from '@aic/design-system/studio';
import { dateText, useQuery, useShell } from '@aic/sdk';
import { type Upload, uploadQuery, uploadRef } from '@aic/sdk/uploads';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { UseAs } from '../../hand-off/use-as.tsx';
import { ActionRow } from '../opening/action-row.ts';
import { MissingItem } from '../opening/missing-item.tsx';
import { useOpenItem } from '../opening/use-open-item.ts';
import { useRemoveUpload } from './use-remove-upload.ts';

/** One upload, large, with what can be done with it. */
export function UploadDialog({ id }: { id: string }) {
  const { ids, show, close } = useOpenItem();
  const query = useQuery({ ...uploadQuery(useShell().api, id), refetchOnMount: 'always' });
  const upload = query.data;
  const index = ids.indexOf(uploadRef(id));
  const goesOn = useRef(false);
  const goTo = (other: string | undefined) =>
    index === -1 || other === undefined ? undefined : () => show(other);
  const handleRemoved = (): void => {
    const others = ids.filter((other) => other !== uploadRef(id));
    const neighbour = ids[index + 1] ?? ids[index - 1];
    goesOn.current = true;
    if (index !== -1 && neighbour !== undefined) show(neighbour, others);
    else close();
  };

  return (
    <Lightbox
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      title="Upload"
      media={
        upload === undefined ? (
          <MissingItem query={query} onClose={close} />
        ) : (
          <Picture
            key={upload.id}
            src={upload.imageUrl}
            alt={`Upload of ${dateText(upload.createdAt)}`}
            decoding="async"
          />
        )
      }
      onPrevious={goTo(ids[index - 1])}
      onNext={goTo(ids[index + 1])}
      // What has opened it is gone.
      findNextFocus={() => (goesOn.current ? document.querySelector<HTMLElement>('#main') : null)}
    >
      {upload !== undefined && (
        <>
          <Actions
            key={upload.id}
            upload={upload}
            onRemoved={handleRemoved}
            onUsed={() => {
              goesOn.current = true;
            }}
          />
          <FactList facts={factsOf(upload)} />
        </>
      )}
    </Lightbox>
  );
}

interface ActionsProps {
  upload: Upload;
  onRemoved(): void;
  /** It is on its way into a tool. */
  onUsed(): void;
}

function Actions({ upload: { id, imageUrl, createdAt }, onRemoved, onUsed }: ActionsProps) {
  const { remove, isRemoving } = useRemoveUpload(id, onRemoved);
  const query = new URLSearchParams({ url: imageUrl, filename: `upload-${createdAt.slice(0, 10)}` });
  return (
    <Stack gap={12}>
      <ActionRow role="group" aria-label="Make">
        <UseAs item={{ kind: 'upload', id }} onUsed={onUsed} />
      </ActionRow>
      <ActionRow role="group" aria-label="Keep">
        <Button
          as="a"
          href={`/api/download?${query.toString()}`}
          variant="primary"
          iconStart={<DownloadIcon />}
        >
          Download
        </Button>
        <Button iconStart={<TrashIcon />} isLoading={isRemoving} onClick={() => void remove()}>
          Remove
        </Button>
      </ActionRow>
    </Stack>
  );
}

const factsOf = ({ width, height, sizeBytes, createdAt, usedAt }: Upload) => [
  { label: 'Size', value: `${width} × ${height}` },
  { label: 'File', value: `${Math.max(1, Math.round(sizeBytes / 1024))} KB` },
  { label: 'Uploaded', value: dateText(createdAt) },
  { label: 'Last used', value: dateText(usedAt) },
];

const Picture = styled.img`
  display: block;
  width: auto;
  height: auto;
`;
