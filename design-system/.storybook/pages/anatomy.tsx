import { useEffect, useRef, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { styled } from 'styled-components';
import type { Part } from '../../src/guides/guide.ts';
import { token } from '../../src/tokens/token.ts';
import { type Box, NUMBER_PX, placeNumbers, type Spot } from './place-numbers.ts';
import { Framed, opensOverPage, Shown, Stage } from './shown.tsx';
import { Words } from './words.tsx';

/** The typical case with a number at each of its parts. */
export function Anatomy({ story, parts }: { story: PreparedStory; parts: readonly Part[] }) {
  const stage = useRef<HTMLDivElement>(null);
  const shown = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [spots, setSpots] = useState<readonly Spot[]>([]);

  useEffect(() => {
    const place = stage.current;
    if (place === null) return undefined;
    let watched: Node | null = null;
    const measure = (): void => {
      const root = frame.current?.contentDocument?.body ?? shown.current;
      if (root !== null && root !== watched) {
        changes.observe((watched = root), WATCHED);
        // A menu closes where its window is left, and its parts would be gone.
        frame.current?.contentWindow?.addEventListener('blur', stop, { capture: true });
      }
      const next = root === null ? [] : spotsOf(parts, root, place, frame.current);
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
        {opensOverPage(story) ? (
          <Framed story={story} ref={frame} />
        ) : (
          <div ref={shown}>
            <Shown story={story} />
          </div>
        )}
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

const stop = (event: Event): void => event.stopImmediatePropagation();
const WATCHED = { subtree: true, childList: true, attributes: true };
const ICON_PX = 48;

function spotsOf(
  parts: readonly Part[],
  root: HTMLElement,
  place: HTMLElement,
  frame: HTMLIFrameElement | null,
): readonly Spot[] {
  const stage = place.getBoundingClientRect();
  const inside = frame?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const onStage = ({ left, top, width, height }: DOMRect): Box => ({
    left: left + inside.left - stage.left,
    top: top + inside.top - stage.top,
    width,
    height,
  });
  const boxes = parts.map(({ at }) => {
    // Storybook's own parts of a frame are none of the component.
    const part = [...root.querySelectorAll(at)].find((element) => element.closest('.sb-wrapper') === null);
    return part && onStage(part.getBoundingClientRect());
  });
  return placeNumbers(boxes, wordsIn(root).map(onStage), stage);
}

/** Lines of text, icons, and what is as small as one. */
function wordsIn(root: HTMLElement): readonly DOMRect[] {
  const small = [...root.querySelectorAll(':is(svg, :empty):not(svg *)')]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width <= ICON_PX && height <= ICON_PX);
  const range = root.ownerDocument.createRange();
  const lines: DOMRect[] = [];
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    range.selectNodeContents(node);
    lines.push(...range.getClientRects());
  }
  return [...small, ...lines];
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
  width: ${NUMBER_PX}px;
  height: ${NUMBER_PX}px;
  border-radius: ${token.radius.full};
  background: ${token.color.fg};
  color: ${token.color.bg};
  font: ${token.type.caption};
  font-weight: ${token.weight.strong};
  pointer-events: none;
`;
