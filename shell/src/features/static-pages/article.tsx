import { Heading, linkStyles, media, Stack, Text, token } from '@aic/design-system';
import { Link } from '@aic/sdk';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useHashTarget } from '../../core/use-hash-target.ts';

export interface ArticleSection {
  /** In the address: `/terms#credits`. */
  id: string;
  title: string;
  /** One paragraph each. */
  paragraphs: readonly ReactNode[];
}

interface ArticleProps {
  title: string;
  /** Below the title: what this is, and since when it holds. */
  intro: ReactNode;
  sections: readonly ArticleSection[];
  /** A long text has a list of its sections. @default false */
  hasContents?: boolean;
}

/** A page of text. */
export function Article({ title, intro, sections, hasContents = false }: ArticleProps) {
  useHashTarget();
  return (
    <Stack gap={32}>
      <Stack gap={8}>
        <Heading level={1} size="display">
          {title}
        </Heading>
        <Text size="reading" tone="muted" isMeasured>
          {intro}
        </Text>
      </Stack>
      <Columns data-contents={hasContents || undefined}>
        {hasContents && <Contents sections={sections} />}
        <Stack gap={32}>
          {sections.map(({ id, title, paragraphs }) => (
            <Section key={id} id={id} aria-label={title}>
              <Heading level={2}>{title}</Heading>
              {paragraphs.map((paragraph, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- The text of a page never changes while it is shown.
                <Text key={index} size="reading" isMeasured>
                  {paragraph}
                </Text>
              ))}
            </Section>
          ))}
        </Stack>
      </Columns>
    </Stack>
  );
}

function Contents({ sections }: Pick<ArticleProps, 'sections'>) {
  return (
    <nav aria-label="On this page">
      <List role="list">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link to={`#${id}`}>{title}</Link>
          </li>
        ))}
      </List>
    </nav>
  );
}

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${token.space[32]};

  ${media.large} {
    &[data-contents] {
      grid-template-columns: 220px minmax(0, 1fr);
    }

    &[data-contents] > nav {
      position: sticky;
      inset-block-start: 80px;
    }
  }
`;

/** Where an address leads, the header does not cover the heading. */
const Section = styled.section`
  display: grid;
  gap: ${token.space[12]};
  scroll-margin-block-start: 80px;
`;

const List = styled.ul`
  display: grid;
  gap: ${token.space[4]};

  a {
    ${linkStyles}
    display: inline-block;
    padding-block: ${token.space[4]};
    color: ${token.color.fgMuted};
    font: ${token.type.ui};
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }
`;
