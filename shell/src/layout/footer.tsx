import { linkStyles, token } from '@aic/design-system';
import { Link, PRODUCT_NAME } from '@aic/sdk';
import { type PublicPagePath, SHELL_PAGES } from '@aic/sdk/host';
import { styled } from 'styled-components';
import { SocialIcons } from './social-icons.tsx';

const page = (to: PublicPagePath) => ({ to, label: SHELL_PAGES[to].title });

const COLUMNS = [
  {
    title: 'AI Tools',
    links: [
      { to: '/image-generator', label: 'Images' },
      { to: '/video', label: 'Video' },
      { to: '/music', label: 'Music' },
      { to: '/text', label: 'Text' },
    ],
  },
  {
    title: 'Company',
    links: [page('/about'), page('/pricing'), page('/contact')],
  },
  {
    title: 'Legal',
    links: [page('/terms'), page('/privacy')],
  },
];

export function Footer() {
  return (
    <Root>
      <Inner className="aic-edge">
        {COLUMNS.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <Title>{title}</Title>
            <List role="list">
              {links.map(({ to, label }) => (
                <li key={to}>
                  <FooterLink to={to}>{label}</FooterLink>
                </li>
              ))}
            </List>
          </nav>
        ))}
        <End>
          <Note>© 2026 {PRODUCT_NAME}</Note>
          <FooterLink to="/verify">{SHELL_PAGES['/verify'].title}</FooterLink>
          <SocialIcons />
        </End>
      </Inner>
    </Root>
  );
}

const Root = styled.footer`
  border-block-start: 1px solid ${token.color.border};
  background: ${token.color.surface};

  /* Room for the tool links, where they stand at the bottom. */
  @media (max-width: 767px) and (min-height: 480px) {
    padding-block-end: 64px;
  }

  @media print {
    display: none;
  }
`;

const Inner = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: ${token.space[32]};
  padding-block: ${token.space[32]};
`;

const Title = styled.h2`
  margin: 0 0 ${token.space[8]};
  color: ${token.color.fg};
  font: ${token.type.small};
  font-weight: ${token.weight.strong};
`;

const List = styled.ul`
  display: grid;
  gap: ${token.space[4]};
`;

const FooterLink = styled(Link)`
  ${linkStyles}
  display: inline-block;
  padding-block: ${token.space[4]};
  color: ${token.color.fgMuted};
  font: ${token.type.small};
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

const End = styled.div`
  display: flex;
  grid-column: 1 / -1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[12]};
`;

const Note = styled.p`
  color: ${token.color.fgSubtle};
  font: ${token.type.caption};
`;
