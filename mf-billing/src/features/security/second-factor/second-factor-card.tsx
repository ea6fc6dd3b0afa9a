import { Badge, Card, Cluster, ErrorState, Heading, Stack } from '@aic/design-system';
import { useShell } from '@aic/sdk';
import type { SecondFactorSetup } from '@aic/sdk/account';
import { useRef, useState } from 'react';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorOff } from './second-factor-off.tsx';
import { SecondFactorOn, type SecondFactorChange } from './second-factor-on.tsx';
import { SecondFactorProofField } from './second-factor-proof-field.tsx';
import { SecondFactorSetupForm } from './second-factor-setup-form.tsx';
import type { useSecondFactor } from './use-second-factor.ts';

const TITLE = 'Two-step sign-in';

type View =
  | { kind: 'state' }
  | { kind: 'setup'; setup: SecondFactorSetup }
  | { kind: 'proof'; change: SecondFactorChange }
  /** Only ever here: the user cannot ask for them again. */
  | { kind: 'codes'; codes: readonly string[] };

interface SecondFactorCardProps {
  state: ReturnType<typeof useSecondFactor>;
  hasPassword: boolean;
}

/** Whether each sign-in asks for a code of the user's app, too. */
export function SecondFactorCard({ state, hasPassword }: SecondFactorCardProps) {
  const { toast } = useShell();
  const [view, setView] = useState<View>({ kind: 'state' });
  const heading = useRef<HTMLHeadingElement>(null);

  /** The button that was pressed goes away with its view. */
  const show = (next: View): void => {
    setView(next);
    heading.current?.focus();
  };
  const rest = (): void => show({ kind: 'state' });

  function content() {
    switch (view.kind) {
      case 'setup':
        return (
          <SecondFactorSetupForm
            setup={view.setup}
            onDone={(codes) => {
              toast({ title: 'Two-step sign-in is on' });
              show({ kind: 'codes', codes });
            }}
            onCancel={rest}
          />
        );
      case 'proof':
        return (
          <SecondFactorProofField
            change={view.change}
            hasPassword={hasPassword}
            onTurnedOff={() => {
              toast({ title: 'Two-step sign-in is off' });
              rest();
            }}
            onCodes={(codes) => show({ kind: 'codes', codes })}
            onCancel={rest}
          />
        );
      case 'codes':
        return <RecoveryCodes codes={view.codes} onDone={rest} />;
      case 'state':
        if (state.data === undefined) {
          return (
            <ErrorState
              level={3}
              title="Its state could not be loaded"
              description="The server did not answer. Nothing has changed about it."
              onRetry={() => void state.refetch()}
              isRetrying={state.isFetching}
            />
          );
        }
        return state.data.isOn ? (
          <SecondFactorOn
            recoveryCodesLeft={state.data.recoveryCodesLeft}
            onChange={(change) => show({ kind: 'proof', change })}
          />
        ) : (
          <SecondFactorOff onBegun={(setup) => show({ kind: 'setup', setup })} />
        );
      default:
        return view satisfies never;
    }
  }

  return (
    <Card as="section" padding={24} aria-label={TITLE}>
      <Stack gap={16}>
        <Cluster gap={12}>
          <Heading ref={heading} level={2} tabIndex={-1}>
            {TITLE}
          </Heading>
          {state.data?.isOn === true && <Badge tone="success">On</Badge>}
        </Cluster>
        {content()}
      </Stack>
    </Card>
  );
}
