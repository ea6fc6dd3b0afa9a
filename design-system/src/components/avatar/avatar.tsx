import { useState } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../a11y/visually-hidden.tsx';
import type { RootProps } from '../../styling/root-props.ts';
import { token } from '../../tokens/token.ts';

export interface AvatarProps extends RootProps<'span'> {
  /** The user's name: read out, and the source of the initial. */
  name: string;
  /** Picture; the initial shows while it is absent or cannot be loaded. */
  src?: string | undefined;
  /** Diameter in px. @default 32 */
  size?: number;
  /** The name stands right beside it, so screen readers skip the picture. @default false */
  isDecorative?: boolean;
}

/** A user as a picture or an initial. */
export function Avatar(props: AvatarProps) {
  const { name, src, size = 32, isDecorative = false, style, ...rest } = props;
  const [failedSrc, setFailedSrc] = useState<string>();
  const hasPicture = src !== undefined && src !== failedSrc;

  return (
    <Root {...rest} style={{ width: size, height: size, fontSize: size * 0.4, ...style }}>
      {hasPicture ? (
        <Picture src={src} alt={isDecorative ? '' : name} onError={() => setFailedSrc(src)} />
      ) : (
        <>
          <span aria-hidden>{initial(name)}</span>
          {!isDecorative && <VisuallyHidden>{name}</VisuallyHidden>}
        </>
      )}
    </Root>
  );
}

/** The first letter or digit; one, also of letters whose capital is written with two, like ß. */
function initial(name: string): string {
  const [letter = ''] = /[\p{L}\p{N}]/u.exec(name.normalize('NFC')) ?? [];
  return Array.from(letter.toUpperCase())[0] ?? '';
}

const Root = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  overflow: hidden;
  border-radius: ${token.radius.full};
  background: ${token.color.accentSubtle};
  color: ${token.color.accentText};
  font-family: ${token.font.sans};
  font-weight: ${token.weight.strong};
  line-height: 1;
  user-select: none;
`;

const Picture = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;
