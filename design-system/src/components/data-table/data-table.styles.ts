import { styled } from 'styled-components';
import { media } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';

/** Scrolls by itself where its columns do not fit, so that the page never does. */
export const Scroller = styled.div`
  /* Hidden headers are laid out in here, not on the page. */
  position: relative;
  overflow-x: auto;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};

  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: ${token.type.ui};
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${token.space[12]};
    text-align: start;
    vertical-align: middle;
  }

  th[data-align='end'],
  td[data-align='end'] {
    text-align: end;
    white-space: nowrap;
  }

  thead th {
    padding-block: ${token.space[8]};
    font: ${token.type.small};
    font-weight: ${token.weight.medium};
    color: ${token.color.fgMuted};
    white-space: nowrap;
  }

  tbody th {
    font-weight: ${token.weight.medium};
  }

  tbody tr {
    border-block-start: 1px solid ${token.color.border};
  }

  tbody tr:hover {
    background: ${token.color.raised};
  }

  /* What a phone has no room for stands in the row's own page or dialog. */
  @media (max-width: 767px) {
    [data-wide-only] {
      display: none;
    }
  }

  ${media.medium} {
    th:first-child,
    td:first-child {
      padding-inline-start: ${token.space[16]};
    }

    th:last-child,
    td:last-child {
      padding-inline-end: ${token.space[16]};
    }
  }
`;
