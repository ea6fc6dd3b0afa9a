import { Lightbox } from '@aic/design-system/overlays';
import { type Generation, KINDS, type User, useShell } from '@aic/sdk';
import { ShellProvider } from '@aic/sdk/host';
import { useLibraryItem } from '@aic/sdk/library';
import { uploadIdOf } from '@aic/sdk/uploads';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useServices } from '../core/services-context.tsx';
import { ItemActions } from './item-actions.tsx';
import { ItemMedia } from './item-media.tsx';
import { MissingItem } from './opening/missing-item.tsx';
import { useLibraryOrder } from './opening/use-library-order.ts';
import { useOpenItem } from './opening/use-open-item.ts';
import { ItemCredentials } from './recipe/item-credentials.tsx';
import { ItemPrompt } from './recipe/item-prompt.tsx';
import { ItemRecipe } from './recipe/item-recipe.tsx';
import { titleOf } from './recipe/item-words.ts';
import { UploadDialog } from './uploads/upload-dialog.tsx';

export interface ItemViewProps {
  user: User;
  /** Of an upload its `uploadRef`. */
  id: string;
}

/** One item of any kind or one upload, large, with its recipe and all that can be done with it. */
export function ItemView({ user, id }: ItemViewProps) {
  const services = useServices();
  const shell = useMemo(() => services.shellOf(user), [services, user]);
  const uploadId = uploadIdOf(id);
  return (
    <ShellProvider shell={shell}>
      {uploadId === null ? <ItemDialog id={id} /> : <UploadDialog id={uploadId} />}
    </ShellProvider>
  );
}

function ItemDialog({ id }: Pick<ItemViewProps, 'id'>) {
  const { ids: listed, show, close } = useOpenItem();
  const query = useLibraryItem(id);
  const item = query.data;
  const isListed = listed.includes(id);
  const order = useLibraryOrder(id, !isListed && item !== undefined);
  const ids = isListed ? listed : order.ids;
  const index = ids.indexOf(id);
  /** Where the focus goes afterwards, where it is not back to what has opened the item. */
  const nextFocus = useRef<string | null>(null);
  useSpokenTitle(item);

  const goTo = (other: string | undefined) =>
    index === -1 || other === undefined ? undefined : () => show(other);
  const handleGone = (): void => {
    const others = ids.filter((other) => other !== id);
    const neighbour = ids[index + 1] ?? ids[index - 1];
    // What has opened it is about to go with it.
    nextFocus.current = '#main';
    if (index === -1 || neighbour === undefined) {
      close();
      return;
    }
    order.takeOut(id, neighbour);
    show(neighbour, isListed ? others : listed);
  };

  const handlePromptUsed = (): void => {
    nextFocus.current = '#main textarea';
  };

  return (
    <Lightbox
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      title={item === undefined ? 'Item' : KINDS[item.kind].name}
      isText={item !== undefined && KINDS[item.kind].medium === 'words'}
      media={
        item === undefined ? (
          <MissingItem query={query} onClose={close} />
        ) : (
          <ItemMedia key={item.id} item={item} />
        )
      }
      onPrevious={goTo(ids[index - 1])}
      onNext={goTo(ids[index + 1])}
      findNextFocus={() => {
        const selector = nextFocus.current;
        return selector === null ? null : document.querySelector<HTMLElement>(selector);
      }}
    >
      {item !== undefined && (
        <>
          <ItemPrompt item={item} onUsed={handlePromptUsed} />
          <ItemActions
            key={item.id}
            item={item}
            onStarted={(started) => {
              const newest = started.map((one) => one.id);
              const [first] = newest;
              if (first !== undefined) show(first, isListed ? [...newest, ...listed] : newest);
            }}
            onGone={handleGone}
            onPromptUsed={handlePromptUsed}
          />
          <ItemCredentials item={item} />
          <ItemRecipe key={`recipe-${item.id}`} item={item} />
        </>
      )}
    </Lightbox>
  );
}

/** The dialog stays as it moves on, so nothing else says what it shows now. */
function useSpokenTitle(item: Generation | undefined): void {
  const { announce } = useShell();
  const lastId = useRef<string | null>(null);
  const say = useEffectEvent((id: string): void => {
    if (item !== undefined && lastId.current !== null) announce(titleOf(item));
    lastId.current = id;
  });
  const id = item?.id;
  useEffect(() => {
    if (id !== undefined) say(id);
  }, [id]);
}
