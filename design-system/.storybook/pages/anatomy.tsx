import { useEffect, useRef, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { styled } from 'styled-components';
import type { Part } from '../../src/guides/guide.ts';
import { token } from '../../src/tokens/token.ts';
import { Framed, opensOverPage, Shown, Stage } from './shown.tsx';
import { Words } from './words.tsx';

/** The typical case with a number at each of its parts. */
export function Anatomy({ story, parts }: { story: PreparedStory; parts: readonly Part[] }) {
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [spots, setSpots] = useState<readonly Spot[]>([]);

  useEffect(() => {
    const place = stage.current;
    if (place === null) return undefined;
    let watched: Node | undefined;
    const measure = (): void => {
      const inside = frame.current?.contentDocument?.body;
      const root = frame.current === null ? place : inside;
      if (root !== undefined && root !== watched) changes.observe((watched = root), WATCHED);
      const next = root === undefined ? [] : spotsOf(parts, root, place, frame.current);
      setSpots((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    const changes = new MutationObserver(measure);
    const sizes = new ResizeObserver(measure);
    sizes.observe(place);
    // What moves in, and pictures that load, change no element.
    const again = setInterval(measure, 500);
    return () => {
      changes.disconnect();
      sizes.disconnect();
      clearInterval(again);
    };
  }, [parts]);

  return (
    <Columns>
      <Stage ref={stage}>
        {opensOverPage(story) ? <Framed story={story} ref={frame} /> : <Shown story={story} />}
        {spots.map(({ index, ...at }) => (
          <Marker key={index} aria-hidden style={at}>
            {index + 1}
          </Marker>
        ))}
      </Stage>
      <ol>
        {parts.map(({ name, words }, index) => (
          <li key={name} data-part={spots.some((spot) => spot.index === index) ? 'found' : 'missing'}>
            <strong>{name}</strong> <Words>{words}</Words>
          </li>
        ))}
      </ol>
    </Columns>
  );
}

interface Spot {
  index: number;
  left: number;
  top: number;
}

const WATCHED = { subtree: true, childList: true, attributes: true };
const SIZE_PX = 20;

/** At the upper left corner of each part that is there; a number that would cover another moves aside. */
function spotsOf(
  parts: readonly Part[],
  root: HTMLElement,
  place: HTMLElement,
  frame: HTMLIFrameElement | null,
): readonly Spot[] {
  const origin = place.getBoundingClientRect();
  const offset = frame?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const taken: Spot[] = [];
  for (const [index, { at }] of parts.entries()) {
    // Storybook's own parts of a frame are none of the component.
    const part = [...root.querySelectorAll(at)].find((element) => element.closest('.sb-wrapper') === null);
    if (part === undefined) continue;
    const box = part.getBoundingClientRect();
    const top = Math.round(box.top + offset.top - origin.top - SIZE_PX / 2);
    let left = Math.round(box.left + offset.left - origin.left - SIZE_PX / 2);
    while (
      taken.some((other) => Math.abs(other.left - left) < SIZE_PX && Math.abs(other.top - top) < SIZE_PX)
    ) {
      left += SIZE_PX;
    }
    taken.push({ index, left, top: Math.max(top, -SIZE_PX / 2) });
  }
  return taken;
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
  gap: ${token.space[24]};
  align-items: start;
  margin-block: ${token.space[16]};

  ol {
    margin: 0;
  }
`;

const Marker = styled.span`
  position: absolute;
  z-index: 1;
  display: grid;
  place-items: center;
  width: ${SIZE_PX}px;
  height: ${SIZE_PX}px;
  border-radius: ${token.radius.full};
  background: ${token.color.fg};
  color: ${token.color.bg};
  font: ${token.type.caption};
  font-weight: ${token.weight.strong};
  pointer-events: none;
`;
