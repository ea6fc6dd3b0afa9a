import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChevronRightIcon } from '../../icons/icons.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { linkStyles } from '../link/link.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

/** The largest that engines take: 31 bits. */
const SEED_MAX = 2_147_483_647;

export interface SeedFieldProps extends Omit<
  TextFieldProps,
  'label' | 'hint' | 'type' | 'value' | 'onChange' | 'endSlot'
> {
  /** 0..2147483647; null: another one for each result. */
  value: number | null;
  /** Null once the field is empty. */
  onValueChange: (seed: number | null) => void;
  /** Of the newest result, to be kept with one press; null: there is none. */
  latest: number | null;
  /** Why it cannot be chosen; missing: it can. */
  locked?: ReactNode;
}

/** The seed that is kept from press to press: the same one makes the same again. */
export function SeedField({ value, onValueChange, latest, locked, ...rest }: SeedFieldProps) {
  const common = { label: 'Seed', size: 'base', placeholder: 'Random', ...rest, type: 'number' } as const;
  if (locked !== undefined) {
    return <TextField {...common} value="" readOnly disabled hint={<Hint>{locked}</Hint>} />;
  }
  return (
    <TextField
      inputMode="numeric"
      min={0}
      max={SEED_MAX}
      {...common}
      value={value ?? ''}
      onChange={({ target }) => onValueChange(readSeed(target.value))}
      hint={value === null ? 'Another one each time' : 'Kept until it is emptied'}
      endSlot={
        value === null ? (
          latest !== null && (
            <Button
              size="dense"
              variant="ghost"
              aria-label="Keep the latest seed"
              onClick={() => onValueChange(latest)}
            >
              Keep
            </Button>
          )
        ) : (
          <IconButton
            size="dense"
            label="Next seed"
            onClick={() => onValueChange(value === SEED_MAX ? 0 : value + 1)}
          >
            <ChevronRightIcon />
          </IconButton>
        )
      }
    />
  );
}

/** Null for a text without a digit. */
function readSeed(text: string): number | null {
  const digits = text.replaceAll(/\D/g, '');
  return digits === '' ? null : Math.min(Number(digits), SEED_MAX);
}

const Hint = styled.span`
  a {
    ${linkStyles}
  }
`;
