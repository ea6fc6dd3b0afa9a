import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PRODUCT_NAME } from '../../../packages/contract/src/product.ts';
import { Avatar } from '../components/avatar/avatar.tsx';
import { Badge } from '../components/badge/badge.tsx';
import { CreditsIcon } from '../icons/icons.ts';
import { markPaint } from '../tokens/mark.ts';
import { media } from '../tokens/scale.ts';
import { token } from '../tokens/token.ts';

interface FrameProps {
  /** As wide as the window, 2200 px at most. @default false: 1200 px */
  isWide?: boolean;
  children: ReactNode;
}

/** A page of the product below its bar, as wide as the shell makes it. */
export function Frame({ isWide = false, children }: FrameProps) {
  return (
    <>
      <Bar>
        <Edge $isWide={isWide}>
          <Mark aria-hidden />
          <Name>{PRODUCT_NAME}</Name>
          <Badge icon={<CreditsIcon aria-hidden />}>480 credits</Badge>
          <Avatar name="Ada Lovelace" />
        </Edge>
      </Bar>
      <Main>
        <Page $isWide={isWide}>{children}</Page>
      </Main>
    </>
  );
}

const Bar = styled.header`
  border-block-end: 1px solid ${token.color.border};
  background: ${token.color.surface};
`;

const Page = styled.div<{ $isWide: boolean }>`
  max-width: ${({ $isWide }) => ($isWide ? '2200px' : '1200px')};
  margin-inline: auto;
  padding-inline: ${token.space[16]};

  ${media.large} {
    padding-inline: ${token.space[24]};
  }
`;

const Edge = styled(Page)`
  display: flex;
  align-items: center;
  gap: ${token.space[8]};
  height: 56px;
`;

const Name = styled.span`
  flex: 1;
  font: ${token.type.ui};
  font-weight: ${token.weight.strong};
`;

const Mark = styled.span`
  width: 20px;
  height: 20px;
  border-radius: ${token.radius.control};
  background: ${markPaint};
`;

const Main = styled.main`
  padding-block: ${token.space[24]} ${token.space[64]};
`;
