import { LinkText, token } from '@aic/design-system';
import type { PublicItem } from '@aic/sdk';
import { styled } from 'styled-components';

interface ReportLinkProps {
  handle: string;
  /** Left out: the whole page. */
  item?: Pick<PublicItem, 'id' | 'prompt'>;
}

/** Leads to a page of the gateway, which needs no script. */
export function ReportLink({ handle, item }: ReportLinkProps) {
  return item === undefined ? (
    <Quiet href={`/u/${handle}/report`}>Report this page</Quiet>
  ) : (
    <Quiet href={`/u/${handle}/report?item=${item.id}`} aria-label={`Report: ${item.prompt}`}>
      Report
    </Quiet>
  );
}

const Quiet = styled(LinkText)`
  color: ${token.color.fgMuted};
  font: ${token.type.small};
`;
