import { useState } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../a11y/visually-hidden.tsx';
import { token } from '../../tokens/token.ts';

export interface AvatarProps {
  /** The user's name: read out, and the source of the initials. */
  name: string;
  /** Picture; the initials show while it is absent or cannot be loaded. */
  src?: string | undefined;
  /** Diameter in px. @default 32 */
  size?: number;
  /** The name stands right beside it, so screen readers skip the picture. @default false */
  isDecorative?: boolean;
}

/** A user as a picture or initials. */
export function Avatar({ name, src, size = 32, isDecorative = false }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const hasPicture = src !== undefined && src !== failedSrc;

  return (
    <Root style={{ width: size, height: size, fontSize: size * 0.4 }}>
      {hasPicture ? (
        <Picture src={src} alt={isDecorative ? '' : name} onError={() => setFailedSrc(src)} />
      ) : (
        <>
          <span aria-hidden>{initials(name)}</span>
          {!isDecorative && <VisuallyHidden>{name}</VisuallyHidden>}
        </>
      )}
    </Root>
  );
}

/** First letters of the first and last word; the at-sign of an e-mail ends the name. */
function initials(name: string): string {
  const words = (name.split('@')[0] ?? '').split(/[\s._-]+/u).filter(Boolean);
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return [first, last].map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('');
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
