import { token } from '@aic/design-system';
import { Wall } from '@aic/studio';
import { styled } from 'styled-components';
import { TEXT_EXAMPLES } from './examples.ts';

export interface TextWallProps {
  credits: number;
  isPending: boolean;
  onMake(prompt: string): void;
}

export const TextWall = ({ onMake, ...press }: TextWallProps) => (
  <Wall {...press} examples={TEXT_EXAMPLES} isPicture={false} onMake={({ prompt }) => onMake(prompt)}>
    {({ beginning }) => (
      <Beginning dir="auto" aria-hidden>
        {beginning}
      </Beginning>
    )}
  </Wall>
);

const Beginning = styled.span`
  display: block;
  height: 100%;
  padding: ${token.space[16]};
  overflow: hidden;
  background: ${token.color.surface};
  color: ${token.color.fg};
  font: ${token.type.ui};
  white-space: pre-line;
`;
