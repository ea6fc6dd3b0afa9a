import { token } from '@aic/design-system';
import { styled } from 'styled-components';

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly Value[];
  onChange(value: Value): void;
}

/** A browser's own list of choices: it is there before any style, and no part of what is tried out. */
export function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <Row>
      <span>{label}</span>
      <select
        value={value}
        onChange={({ target }) => {
          const next = options.find((option) => option === target.value);
          if (next !== undefined) onChange(next);
        }}
      >
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </Row>
  );
}

const Row = styled.label`
  display: flex;
  justify-content: space-between;
  gap: ${token.space[8]};

  > span {
    overflow-wrap: anywhere;
  }
`;
