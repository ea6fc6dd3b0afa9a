import { token } from '@aic/design-system';
import { Chip } from '@aic/design-system/studio';
import { GENERATION_KINDS, type GenerationKind, KINDS } from '@aic/sdk';
import { WHOLE_LIBRARY } from '@aic/sdk/library';
import { styled } from 'styled-components';
import type { ViewControl } from '../view/use-library-view.ts';

/** Kinds of items, any of them; beside these the uploads, which are none. */
export function KindChips({ view, change }: Pick<ViewControl, 'view' | 'change'>) {
  const isUploads = view.place === 'uploads';
  const kinds = isUploads ? [] : view.kinds;
  const toggle = (kind: GenerationKind): void => {
    const next = kinds.includes(kind) ? kinds.filter((other) => other !== kind) : [...kinds, kind];
    change(isUploads ? { ...WHOLE_LIBRARY, kinds: next } : { kinds: next });
  };
  return (
    <Root role="group" aria-label="Kinds">
      {GENERATION_KINDS.map((kind) => (
        <Chip key={kind} isSelected={kinds.includes(kind)} onClick={() => toggle(kind)}>
          {KINDS[kind].pluralLabel}
        </Chip>
      ))}
      <Chip
        isSelected={isUploads}
        onClick={() => change({ ...WHOLE_LIBRARY, place: isUploads ? 'all' : 'uploads' })}
      >
        Uploads
      </Chip>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex: 1 0 auto;
  gap: ${token.space[8]};
`;
