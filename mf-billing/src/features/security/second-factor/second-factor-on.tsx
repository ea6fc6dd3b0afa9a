import { Button, Cluster, Text } from '@aic/design-system';

export type SecondFactorChange = 'turn-off' | 'recovery-codes';

/** Recovery codes with which it is time for new ones. */
const FEW = 2;

interface SecondFactorOnProps {
  recoveryCodesLeft: number;
  onChange(change: SecondFactorChange): void;
}

export function SecondFactorOn({ recoveryCodesLeft, onChange }: SecondFactorOnProps) {
  return (
    <>
      <Text tone="muted">Each sign-in asks for a code of your authenticator app, too.</Text>
      <Text tone={recoveryCodesLeft > FEW ? 'muted' : 'danger'}>{leftText(recoveryCodesLeft)}</Text>
      <Cluster gap={12}>
        <Button onClick={() => onChange('recovery-codes')}>New recovery codes</Button>
        <Button onClick={() => onChange('turn-off')}>Turn off</Button>
      </Cluster>
    </>
  );
}

function leftText(left: number): string {
  if (left === 0) return 'No recovery code is left. Without your phone you could not sign in: make new ones.';
  const codes = left === 1 ? '1 recovery code is' : `${left} recovery codes are`;
  return `${codes} left, for a day without your phone.`;
}
