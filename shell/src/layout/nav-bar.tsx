import { markPaint, token } from '@aic/design-system';
import { Link, PRODUCT_NAME } from '@aic/sdk';
import { styled } from 'styled-components';
import type { Session } from '../core/use-session.ts';
import { QueueSlot } from '../queue/queue-slot.tsx';
import { NavSignedIn } from './nav-signed-in.tsx';
import { NavSignedOut } from './nav-signed-out.tsx';
import { NavVisitor } from './nav-visitor.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { ToolLinks } from './tool-links.tsx';

interface NavBarProps {
  session: Session;
  /** A page as wide as the window is open: the bar begins where it does. @default false */
  isWide?: boolean;
}

/** The bar on every page. While the session loads it shows neither side's links. */
export function NavBar({ session, isWide }: NavBarProps) {
  return (
    <Header>
      <Bar className={isWide ? 'aic-edge aic-edge-wide' : 'aic-edge'}>
        <Logo to="/" aria-label={`${PRODUCT_NAME}, home`}>
          <Mark aria-hidden="true" />
          <LogoText>{PRODUCT_NAME}</LogoText>
        </Logo>
        {session.state === 'signed-in' && <ToolLinks />}
        {session.state === 'signed-out' && <NavVisitor />}
        <End>
          {session.state === 'signed-in' && <QueueSlot user={session.user} />}
          {session.state !== 'signed-in' && <ThemeToggle />}
          {session.state === 'signed-in' && <NavSignedIn user={session.user} />}
          {session.state === 'signed-out' && <NavSignedOut />}
        </End>
      </Bar>
      <OfflineNotice />
    </Header>
  );
}

const Header = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${token.layer.header};
  border-block-end: 1px solid ${token.color.border};
  background: ${token.color.surface};

  /* It is in sight already: the room that the page keeps for its bars must not scroll the page to what has the focus here. */
  a,
  button {
    scroll-margin-block: calc(-1 * ${token.space[64]});
  }

  /* On a phone in landscape, or with text at 400 %, the page needs the room. */
  @media (max-height: 479px) {
    position: relative;
  }

  @media print {
    display: none;
  }
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[16]};
  height: 56px;

  /* The tool links are its second row there. */
  @media (max-width: 767px) and (max-height: 479px) {
    flex-wrap: wrap;
    row-gap: ${token.space[4]};
    height: auto;
    padding-block: ${token.space[8]};
  }
`;

const Logo = styled(Link)`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${token.space[8]};
  min-height: 32px;
  border-radius: ${token.radius.control};
  color: ${token.color.fg};
  font: ${token.type.ui};
  font-weight: ${token.weight.strong};
  text-decoration: none;
`;

const LogoText = styled.span`
  @media (max-width: 479px) {
    display: none;
  }
`;

const Mark = styled.span`
  width: 20px;
  height: 20px;
  border-radius: ${token.radius.control};
  background: ${markPaint};
`;

const End = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[4]};
  margin-inline-start: auto;
`;
