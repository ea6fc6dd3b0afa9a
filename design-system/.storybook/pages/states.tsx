import { DocsContext } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useContext, useEffect, useRef } from 'react';
import { DOCS_RENDERED } from 'storybook/internal/core-events';
import type { PreparedStory } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import { Case, Cases, opensOverPage, Shown, Stage } from './shown.tsx';

/** Words in a story's name by which it shows a state. */
const STATE =
  /^(?!.*Keyboard)(.*(Loading|Disabled|Reason|Invalid|Error|Empty|Busy|Failed|Failures|Cancelled|Waiting|Refused|Selected|Selecting|Muted|Paused|Playing|Nothing|Unavailable|Running|Retrying|Locked|Too Long|Enough|Not Loaded|Under Way|Limited|Dragging|Plain|None|Bin).*)$/i;

const PINNED = { Hover: ['hover'], Focus: ['focus', 'focus-visible'], Active: ['hover', 'active'] };

/** States side by side: those that a hand makes, held, and those that are stories. */
export function States({ typical, stories }: { typical: PreparedStory; stories: readonly PreparedStory[] }) {
  const docs = useContext(DocsContext);
  const own = stories.filter(
    (story) =>
      story !== typical &&
      (STATE.test(story.name) || story.tags.includes('state')) &&
      !opensOverPage(story) &&
      !isMadeByPlay(story, typical),
  );
  const matrix = stories.find(({ name }) => name === 'Matrix');
  // The add-on holds a state by classes, which it writes into the style sheets that are there when a page is rendered.
  useEffect(() => {
    addons.getChannel().emit(DOCS_RENDERED, docs.componentStories()[0]?.id);
  }, [docs]);

  return (
    <>
      {opensOverPage(typical) ? (
        <p>It has a window of its own, so its states are held in its own stories: the list below has them.</p>
      ) : (
        <Cases>
          <Case name="Rest">
            <Shown story={typical} />
          </Case>
          {Object.entries(PINNED).map(([name, states]) => (
            <Case key={name} name={name}>
              <Pinned states={states}>
                <Shown story={typical} />
              </Pinned>
            </Case>
          ))}
          {own.map((story) => (
            <Case key={story.id} name={story.name}>
              <Shown story={story} />
            </Case>
          ))}
        </Cases>
      )}
      {matrix !== undefined && matrix !== typical && (
        <Stage>
          <Shown story={matrix} />
        </Stage>
      )}
    </>
  );
}

/** On a docs page nothing is played, so a story that gets into its state by a press would show another one. */
const isMadeByPlay = (story: PreparedStory, typical: PreparedStory): boolean =>
  story.playFunction !== undefined &&
  JSON.stringify(Object.keys(story.initialArgs)) === JSON.stringify(Object.keys(typical.initialArgs)) &&
  Object.keys(story.initialArgs).every((name) => story.initialArgs[name] === typical.initialArgs[name]);

const REACHED = 'button, a[href], input, textarea, [tabindex="0"], [role="slider"]';

/** The first control as it is under a hand: what is around it is hovered, too, and has the focus within. */
function Pinned({ states, children }: PropsWithChildren<{ states: readonly string[] }>) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const control = place.current?.querySelector(REACHED);
    control?.classList.add(...states.map((state) => `pseudo-${state}`));
    for (
      let around = control?.parentElement;
      around && around !== place.current;
      around = around.parentElement
    ) {
      around.classList.add(states.includes('focus') ? 'pseudo-focus-within' : 'pseudo-hover');
    }
  }, [states]);
  return <div ref={place}>{children}</div>;
}
