import { media, token } from '@aic/design-system';
import { Link, toolOfPath, useLocation } from '@aic/sdk';
import { useRef } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { useServices } from '../core/services-context.tsx';
import { useKnownTools } from '../core/use-known-tools.ts';
import { dropTarget } from '../hand-off/drop-target.ts';
import { toolIcon } from './tool-icons.ts';

const HOVER_DELAY_MS = 120;

/**
 * Links to the tools, also to those that only the registry knows: a bar at the bottom on phones, and a row of the
 * header where the screen is low as well (in landscape, or at 400 %), because there the page needs the room. Hover,
 * focus and touch fetch the tool ahead of the click.
 */
export function ToolLinks() {
  const services = useServices();
  const { preloadTool } = services;
  const { pathname } = useLocation();
  const tools = useKnownTools();
  const active = toolOfPath(pathname, tools);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const preloadSoon = (name: string): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => preloadTool(name), HOVER_DELAY_MS);
  };

  return (
    <Nav aria-label="Tools" data-tool-links>
      <DockHeight />
      {tools
        .filter((tool) => tool.isInNavigation)
        .map(({ name, label, routes }) => {
          const Icon = toolIcon(name);
          return (
            <ToolLink
              key={name}
              {...dropTarget(services, name)}
              to={routes[0]}
              aria-current={active === name ? 'page' : undefined}
              onPointerEnter={() => preloadSoon(name)}
              onPointerLeave={() => clearTimeout(timer.current)}
              onFocus={() => preloadTool(name)}
              onTouchStart={() => preloadTool(name)}
            >
              <Icon aria-hidden="true" />
              <Label>{label}</Label>
            </ToolLink>
          );
        })}
    </Nav>
  );
}

/** What sticks to the bottom (composer actions, toasts) stays above the bar. */
const DockHeight = createGlobalStyle`
  @media (max-width: 767px) and (min-height: 480px) {
    :root {
      --aic-dock-height: 57px;
    }
  }
`;

const Nav = styled.nav`
  display: flex;
  min-width: 0;
  gap: ${token.space[4]};

  @media (max-width: 767px) {
    order: 1;
    flex-basis: 100%;
    justify-content: space-around;

    /* Its links share the room: it is shown when it has all of them, which what follows it in the HTML tells. */
    &:not(:has(+ *)) {
      visibility: hidden;
    }
  }

  @media (max-width: 767px) and (min-height: 480px) {
    position: fixed;
    inset: auto 0 0;
    z-index: ${token.layer.header};
    padding: ${token.space[4]} ${token.space[8]} max(${token.space[4]}, env(safe-area-inset-bottom));
    border-block-start: 1px solid ${token.color.border};
    background: ${token.color.surface};
  }
`;

const ToolLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[8]};
  min-width: 0;
  height: ${token.control.base};
  padding-inline: ${token.space[12]};
  border-radius: ${token.radius.control};
  color: ${token.color.fgMuted};
  font: ${token.type.ui};
  font-weight: ${token.weight.medium};
  text-decoration: none;
  transition: color ${token.duration.hover} ${token.easing.enter};

  & > svg {
    flex: none;
  }

  &:hover {
    color: ${token.color.fg};
  }

  &[aria-current] {
    background: ${token.color.accentSubtle};
    color: ${token.color.accentText};
  }

  &[data-dropping] {
    outline: 2px dashed ${token.color.accentText};
    outline-offset: -2px;
  }

  @media (max-width: 767px) {
    flex: 1;
    flex-direction: column;
    justify-content: center;
    gap: ${token.space[2]};
    height: 48px;
    padding-inline: ${token.space[4]};
    font: ${token.type.caption};
  }

  ${media.forcedColors} {
    &[aria-current] {
      outline: 2px solid Highlight;
    }
  }
`;

/** There may be more tools than there is room for their words. */
const Label = styled.span`
  overflow: hidden;
  max-width: 100%;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
