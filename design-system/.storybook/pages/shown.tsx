import { DocsContext } from '@storybook/addon-docs/blocks';
import {
  type ComponentType,
  type PropsWithChildren,
  type ReactNode,
  type Ref,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Args, PreparedStory } from 'storybook/internal/types';
import { HooksContext } from 'storybook/preview-api';
import { styled } from 'styled-components';
import { token } from '../../src/tokens/token.ts';

/**
 * What opens over the page has a frame of its own, so nothing can be put around it. So has what its story opens: only
 * in a frame is a story played.
 */
export const opensOverPage = ({ name, parameters }: PreparedStory): boolean =>
  name === 'Open' || parameters['docs']?.story?.inline === false;

/** The case that a page begins with: the story `Default`, or the first one. */
export function typicalOf(stories: readonly PreparedStory[]): PreparedStory | undefined {
  return stories.find(({ name }) => name === 'Default') ?? stories[0];
}

/**
 * A story as a part of the page, with other args if wanted. Unlike Storybook's own block it can stand on a page many
 * times, and belongs to the page's React root: no identifier is there twice.
 */
export function Shown({ story, args }: { story: PreparedStory; args?: Args }) {
  const docs = useContext(DocsContext);
  const [hooks] = useState(() => new HooksContext());
  const context = docs.getStoryContext(story);
  // Safe because React's renderer makes components of stories; the type is that of every renderer.
  const Story = story.unboundStoryFn as ComponentType<typeof context>;
  return <Story {...context} hooks={hooks} args={{ ...context.args, ...args }} />;
}

/** A story that opens over the page, in a page of its own. */
export function Framed({
  story,
  ref,
  width,
}: {
  story: PreparedStory;
  ref?: Ref<HTMLIFrameElement>;
  width?: number;
}) {
  return (
    <Frame
      ref={ref}
      title={width === undefined ? story.name : `${story.name}, ${width} px`}
      loading="lazy"
      src={`iframe.html?id=${story.id}&viewMode=story`}
      style={{ width: width ?? '100%', height: story.parameters['docs']?.story?.height ?? '400px' }}
    />
  );
}

const Frame = styled.iframe`
  border: 0;
  max-width: 100%;
`;

/** Where a component stands on the page, clear of the page's own styles. */
export const Stage = styled.div.attrs({ className: 'sb-unstyled' })`
  position: relative;
  min-width: 0;
  padding: ${token.space[20]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  background: ${token.color.bg};
  color: ${token.color.fg};
  font: ${token.type.ui};
`;

/** Cases side by side, each with its name: on each stage there is room for 320 px. */
export const Cases = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 362px), 1fr));
  gap: ${token.space[16]};
  margin-block: ${token.space[16]};
`;

interface CaseProps {
  name: string;
  words?: ReactNode;
  /** Whether it is a good one, where that is the question. */
  isGood?: boolean;
}

export function Case({ name, words, isGood, children }: PropsWithChildren<CaseProps>) {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = stage.current;
    if (place === null) return undefined;
    // What is scrolled is reached by keys, too.
    const measure = (): void => {
      const isScrolled = place.scrollHeight > place.clientHeight || place.scrollWidth > place.clientWidth;
      if (isScrolled) place.tabIndex = 0;
      else place.removeAttribute('tabindex');
    };
    const sizes = new ResizeObserver(measure);
    for (const element of [place, ...place.children]) sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  return (
    <CaseRoot data-good={isGood}>
      <Stage ref={stage} role="group" aria-label={name}>
        {children}
      </Stage>
      <figcaption>
        <strong>{name}</strong>
        {words !== undefined && <> {words}</>}
      </figcaption>
    </CaseRoot>
  );
}

const CaseRoot = styled.figure`
  display: grid;
  align-content: start;
  gap: ${token.space[8]};
  min-width: 0;
  margin: 0;
  font: ${token.type.small};
  color: ${token.color.fgMuted};

  & > ${Stage} {
    max-height: 480px;
    overflow: auto;
  }

  &[data-good='true'] > ${Stage} {
    border-top: 2px solid ${token.color.success};
  }

  &[data-good='false'] > ${Stage} {
    border-top: 2px solid ${token.color.danger};
  }

  strong {
    color: ${token.color.fg};
  }
`;
