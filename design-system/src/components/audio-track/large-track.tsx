import { styled } from 'styled-components';
import { media } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';
import { Body, Lead, Meta, Root, Row, Title, Wave } from './audio-track.styles.ts';

/** As wide as there is room, and lower on a phone. */
const WAVE_HEIGHT = 'clamp(72px, 18cqi, 160px)';

/**
 * Around an `AudioTrack`, or its placeholder, that stands on its own: the result of a studio, or an open item. With
 * `data-untitled` its title is not seen, where the words stand beside it.
 */
export const LargeTrack = styled.div`
  width: 100%;

  ${Root} {
    border: 0;
    background: none;
  }

  ${Row} {
    grid-template: 'lead lead' auto 'title title' auto 'meta actions' auto 'body body' auto / minmax(
        0,
        1fr
      ) auto;
    gap: ${token.space[12]} ${token.space[16]};
    padding: 0;

    @container (min-width: 520px) {
      grid-template: 'lead title' 1fr 'lead meta' auto 'lead body' auto 'lead actions' auto / minmax(
          0,
          5fr
        ) minmax(0, 7fr);
      gap: ${token.space[8]} ${token.space[32]};
    }
  }

  ${Lead} {
    aspect-ratio: 16 / 10;
    border-radius: ${token.radius.card};

    @container (min-width: 520px) {
      aspect-ratio: 1;
    }
  }

  /* A round one on the picture: the picture is there to be seen. */
  &&&& ${Lead} > button {
    inset: auto ${token.space[16]} ${token.space[16]} auto;
    width: 64px;
    height: 64px;
    border-radius: ${token.radius.full};
    background: ${token.color.fg};
    color: ${token.color.bg};

    &:hover {
      background: ${token.color.fg};
    }

    svg {
      width: 24px;
      height: 24px;
    }

    ${media.forcedColors} {
      border-color: ButtonText;
    }
  }

  ${Title} {
    align-self: end;
    font: ${token.type.lead};

    && span {
      font: inherit;
      font-weight: ${token.weight.medium};
    }
  }

  &[data-untitled] ${Title} {
    display: none;
  }

  ${Meta} {
    font: ${token.type.small};

    &:empty {
      display: none;
    }
  }

  ${Body} {
    flex-direction: column;
    align-items: stretch;
    justify-content: center;
    gap: ${token.space[4]};
    /* With the line of the time, which a placeholder has not. */
    min-height: calc(${WAVE_HEIGHT} + 20px);
  }

  ${Wave} {
    flex: none;
    height: ${WAVE_HEIGHT};
  }
`;
