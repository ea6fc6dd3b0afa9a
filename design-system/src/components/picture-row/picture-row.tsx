import { useId } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../../styling/root-props.ts';
import { token } from '../../tokens/token.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { Text } from '../text/text.tsx';

export interface RowPicture {
  id: string;
  /** Its name, for screen readers. */
  label: string;
  src: string;
  avif?: string | undefined;
}

export interface PictureRowProps extends RootProps<'div', 'role'> {
  /** What these are, above them. */
  label: string;
  /** As many as fit into one line. */
  pictures: readonly RowPicture[];
  /** The one that was chosen and is on its way. @default null */
  busyId?: string | null;
  /** With the id of the picture that was pressed; not while one is on its way. */
  onPick: (id: string) => void;
}

/** A few small pictures below a field, each of which fills the field. */
export function PictureRow({ label, pictures, busyId = null, onPick, ...rest }: PictureRowProps) {
  const labelId = useId();
  return (
    <Root aria-labelledby={labelId} {...rest} role="group">
      <Text as="span" id={labelId} size="caption" tone="muted">
        {label}
      </Text>
      <Pictures>
        {pictures.map(({ id, label: name, src, avif }) => (
          <Choice
            key={id}
            type="button"
            aria-label={name}
            title={name}
            aria-busy={id === busyId}
            onClick={() => {
              if (busyId === null) onPick(id);
            }}
          >
            <picture>
              {avif !== undefined && <source type="image/avif" srcSet={avif} />}
              <img src={src} alt="" loading="lazy" decoding="async" draggable={false} />
            </picture>
            {id === busyId && (
              <Busy>
                <Spinner size={16} />
              </Busy>
            )}
          </Choice>
        ))}
      </Pictures>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${token.space[8]};
  min-width: 0;
`;

const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, ${token.space[48]}));
  gap: ${token.space[8]};
`;

const Choice = styled.button`
  position: relative;
  overflow: hidden;
  aspect-ratio: 1;
  min-width: 0;
  padding: 0;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.control};
  background: ${token.color.raised};
  cursor: pointer;

  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  &:hover {
    border-color: ${token.color.borderStrong};
  }
`;

const Busy = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: ${token.color.scrim};
`;
