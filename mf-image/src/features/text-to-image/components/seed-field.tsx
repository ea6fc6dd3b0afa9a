import { Button, IconButton, LinkText, TextField } from '@aic/design-system';
import { ChevronRightIcon } from '@aic/design-system/studio';
import { hasAdvancedOptions, Link, useGenerations, useProvider, useShell } from '@aic/sdk';

const SEED_MAX = 2_147_483_647;

export interface SeedFieldProps {
  /** Null: another one for each result. */
  value: number | null;
  onValueChange(seed: number | null): void;
}

/** The seed that is kept from press to press: the same one makes the same image. One of the options of Creator+. */
export function SeedField({ value, onValueChange }: SeedFieldProps) {
  const { user } = useShell().session;
  const canExclude = useProvider('image')?.supports.exclude === true;
  const latest = useGenerations('image').data?.find(({ seed }) => seed !== null)?.seed ?? null;
  if (!hasAdvancedOptions(user)) {
    return (
      <TextField
        label="Seed"
        size="base"
        type="number"
        value=""
        placeholder="Random"
        disabled
        hint={
          <>
            Part of Creator+{canExclude && ', as words to exclude are'}.{' '}
            <LinkText as={Link} to="/subscribe">
              See plans
            </LinkText>
          </>
        }
      />
    );
  }
  return (
    <TextField
      label="Seed"
      size="base"
      type="number"
      inputMode="numeric"
      min={0}
      max={SEED_MAX}
      value={value ?? ''}
      placeholder="Random"
      onChange={({ target }) => onValueChange(readSeed(target.value))}
      hint={value === null ? 'Another one each time' : 'Kept until it is emptied'}
      endSlot={
        value !== null ? (
          <IconButton
            size="dense"
            label="Next seed"
            onClick={() => onValueChange(value === SEED_MAX ? 0 : value + 1)}
          >
            <ChevronRightIcon />
          </IconButton>
        ) : (
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
