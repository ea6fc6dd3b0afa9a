import { styled } from 'styled-components';

/** The picture of an `AudioTrack`: its play button lies over it. */
export const TrackCover = styled.img.attrs({ alt: '', draggable: false })`
  position: absolute;
  width: 100%;
  height: 100%;
  border-radius: inherit;
  object-fit: cover;

  /* White on a veil, in both themes. */
  && + * {
    border-color: transparent;
    color: #fff;
  }

  && + button {
    background: rgb(4 5 8 / 0.32);
  }

  && + button:hover {
    background: rgb(4 5 8 / 0.52);
  }

  /* Until it can be played it is a promise. */
  [aria-busy='true'] & {
    opacity: 0.55;
  }
`;
