import { Canvas, Controls, DocsContext, DocsPage, Heading, Source } from '@storybook/addon-docs/blocks';
import { Suspense, use, useContext, useRef } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { facts } from 'virtual:component-facts';
import type { Guide } from '../../src/guides/guide.ts';
import { ALSO_CALLED, type ComponentFacts } from '../facts/facts.ts';
import { Anatomy } from './anatomy.tsx';
import { Changes } from './changes.tsx';
import { EdgeCases } from './edge-cases.tsx';
import { Choices, DosAndDonts, Keys, Related, Sizes, Usage } from './sections.tsx';
import { opensOverPage, typicalOf } from './shown.tsx';
import { Speech } from './speech.tsx';
import { States } from './states.tsx';
import { Missing, StatusBadge } from './status-badge.tsx';
import { StorybookLink, Words } from './words.tsx';

/** The docs page of every component. What is no component of the system has Storybook's own. */
export function ComponentPage() {
  const stories = useContext(DocsContext).componentStories();
  const component = facts.find(({ file }) => file === stories[0]?.parameters['fileName']);
  const typical = typicalOf(stories);
  if (component === undefined || typical === undefined) return <DocsPage />;
  return (
    <Suspense>
      <Page component={component} stories={stories} typical={typical} />
    </Suspense>
  );
}

interface PageProps {
  component: ComponentFacts;
  stories: readonly PreparedStory[];
  typical: PreparedStory;
}

function Page({ component, stories, typical }: PageProps) {
  const guide = use(guideOf(component.guideFile));
  const place = useRef<HTMLDivElement>(null);
  const code = `${importLine(component)}\n\n${typical.parameters['docs']?.source?.code ?? ''}`;
  // One frame a page: what is open in it closes as another takes the focus.
  const isAnatomyFirst = guide !== null && opensOverPage(typical);
  const whole = stories.find(({ name }) => name === guide?.anatomyOf) ?? typical;
  return (
    <div data-page={component.title}>
      <h1>
        {component.title.split('/').at(-1)} <StatusBadge status={component.status} />
      </h1>
      <p>
        <Words>{component.line}</Words>
      </p>
      {component.also !== '' && <p id={ALSO_CALLED}>Also called: {component.also}.</p>}
      <Missing criteria={component.criteria} />
      <div ref={place}>
        {isAnatomyFirst ? (
          <>
            <Anatomy story={whole} parts={guide.anatomy} />
            <Source code={code} language="tsx" />
          </>
        ) : (
          <Canvas of={typical.moduleExport} sourceState="shown" source={{ code, language: 'tsx' }} />
        )}
      </div>
      {guide !== null && (
        <>
          <Heading>When to use</Heading>
          <p>
            <Words>{guide.use}</Words>
          </p>
          <Choices guide={guide} typical={typical} />
          {!isAnatomyFirst && (
            <>
              <Heading>Anatomy</Heading>
              <Anatomy story={whole} parts={guide.anatomy} />
            </>
          )}
        </>
      )}
      <Sizes component={component} guide={guide} typical={typical} />
      <Heading>States</Heading>
      <States typical={typical} stories={stories} />
      <Heading>Edge cases</Heading>
      <EdgeCases story={typical} />
      {guide !== null && <DosAndDonts guide={guide} />}
      {guide !== null && <Keys guide={guide} />}
      <Heading>What a screen reader says</Heading>
      <Speech place={place} />
      <Heading>Props</Heading>
      <p>
        <StorybookLink to={`/story/${typical.id}`}>Open in the playground</StorybookLink>, with what is chosen
        here. Its address keeps it for others: each choice, and texts of letters, digits and spaces.
      </p>
      <Controls of={typical.moduleExport} />
      <Usage component={component} />
      <Changes component={component} />
      <Related component={component} guide={guide} stories={stories} />
    </div>
  );
}

/** How the component and the others of its title come into a file. */
const importLine = ({ title, name, entry }: ComponentFacts): string =>
  entry === null
    ? '// A part of other components: no entry exports it.'
    : `import { ${title.includes(', ') ? title.split('/').at(-1) : name} } from '${entry}';`;

const guides = import.meta.glob<Record<string, Guide>>('../../src/components/*/*.guide.tsx');
const loaded = new Map<string, Promise<Guide | null>>();

/** A component's guide; the same promise each time, as React wants it. */
function guideOf(file: string): Promise<Guide | null> {
  const load = guides[`../../${file}`];
  const guide = loaded.get(file) ?? load?.().then((module) => Object.values(module)[0] ?? null) ?? NO_GUIDE;
  loaded.set(file, guide);
  return guide;
}

const NO_GUIDE = Promise.resolve(null);
