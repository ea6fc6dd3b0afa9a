import { OFF_ATTRIBUTE, type Offer } from '@aic/sdk/host';
import { styled } from 'styled-components';

/**
 * Shown where the installation has what is offered. By style alone, so that a page prerendered with the build is
 * right at once.
 */
export const Offered = styled.span<{ $offer: Offer }>`
  display: contents;

  :root[${OFF_ATTRIBUTE}~='${({ $offer }) => $offer}'] & {
    display: none;
  }
`;

/** What is said there instead. */
export const NotOffered = styled.div<{ $offer: Offer }>`
  display: none;

  :root[${OFF_ATTRIBUTE}~='${({ $offer }) => $offer}'] & {
    display: block;
  }
`;
