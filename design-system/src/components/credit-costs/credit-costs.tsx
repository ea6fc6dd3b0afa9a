import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../../styling/root-props.ts';
import { token } from '../../tokens/token.ts';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import { Text } from '../text/text.tsx';

export interface CreditCost {
  /** "Image" */
  label: string;
  icon?: ReactNode;
  /** "20 credits", or what it is at most. */
  cost: string;
  /** A quieter second line: what changes the price. */
  note?: string;
}

export interface CreditCostsProps extends RootProps<'section'> {
  /** "How Credits Work" */
  title: string;
  /** One sentence before the costs. */
  intro?: ReactNode;
  /** One row for each thing that takes credits, with its price. */
  costs: readonly CreditCost[];
  /** Below the costs: when credits come and go. */
  notes?: readonly string[];
  /** Place of the title in the page's outline. @default 2 */
  level?: HeadingLevel;
}

/** What each kind of result costs, and how credits come and go. */
export function CreditCosts({ title, intro, costs, notes, level = 2, ...rest }: CreditCostsProps) {
  return (
    <Root aria-label={title} {...rest}>
      <Heading level={level} size="lead">
        {title}
      </Heading>
      {intro !== undefined && (
        <Text tone="muted" isMeasured>
          {intro}
        </Text>
      )}
      <Costs>
        {costs.map(({ label, icon, cost, note }) => (
          <Cost key={label}>
            <dt>
              <Label>
                {icon}
                {label}
              </Label>
              {note !== undefined && <Note>{note}</Note>}
            </dt>
            <dd>{cost}</dd>
          </Cost>
        ))}
      </Costs>
      {notes !== undefined && (
        <Notes>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </Notes>
      )}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${token.space[16]};
  padding: ${token.space[24]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
`;

/** As many in a row as fit; the last row is as wide as the others. */
const Costs = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[32]};
  margin: 0;
`;

const Cost = styled.div`
  display: grid;
  flex: 1 1 140px;
  align-content: start;
  gap: ${token.space[4]};
  padding-block: ${token.space[12]};
  border-block-start: 1px solid ${token.color.border};

  /* Its note is about the cost, and stands below it. */
  > dt {
    display: contents;
  }

  > dd {
    margin: 0;
    font: ${token.type.lead};
    font-weight: ${token.weight.medium};
    font-variant-numeric: tabular-nums;
  }
`;

const Label = styled.span`
  display: flex;
  align-items: center;
  gap: ${token.space[8]};
  color: ${token.color.fgMuted};

  > svg {
    flex: none;
    color: ${token.color.fgSubtle};
  }
`;

const Note = styled.span`
  order: 1;
  font: ${token.type.caption};
  color: ${token.color.fgMuted};
`;

const Notes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: ${token.space[8]} ${token.space[40]};
  margin: 0;
  padding-inline-start: ${token.space[20]};
  font: ${token.type.small};
  color: ${token.color.fgMuted};
`;
