import { token } from '@aic/design-system';
import { verifyPath } from '@aic/sdk/verify';
import { styled } from 'styled-components';

interface CredentialsPinProps {
  /** Path of the file as it was stored: smaller copies have no credentials. */
  file: string;
  /** What the file is of, for screen readers. */
  about: string;
}

/** Leads to what the file says of itself. It may have nothing to say, which only the file knows. */
export function CredentialsPin({ file, about }: CredentialsPinProps) {
  return (
    <Pin
      href={verifyPath(file)}
      target="_blank"
      rel="noopener"
      title="Content Credentials"
      aria-label={`cr: Content Credentials of ${about}`}
    >
      cr
    </Pin>
  );
}

const Pin = styled.a`
  display: inline-grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border: 1px solid ${token.color.borderStrong};
  border-radius: ${token.radius.control};
  color: ${token.color.fgMuted};
  font: ${token.type.caption};
  font-weight: ${token.weight.strong};
  text-decoration: none;

  &:hover {
    color: ${token.color.fg};
    background: ${token.color.hover};
  }

  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
`;
