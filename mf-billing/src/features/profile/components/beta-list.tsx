import { Stack } from '@aic/design-system';
import { Switch } from '@aic/design-system/overlays';
import { TOOLS } from '@aic/sdk';
import type { ChannelChoice } from '@aic/sdk/account';

type Wanted = Pick<ChannelChoice, 'name' | 'channel'>;

export interface BetaListProps {
  /** One row each: a tool that has a beta, and whether the user takes part. */
  choices: readonly ChannelChoice[];
  /** What is being stored; null: nothing. Shown as if it were so already, and no other is taken meanwhile. */
  wanted: Wanted | null;
  /** The switch of a tool was turned. */
  onChoose: (wanted: Wanted) => void;
}

/** A switch for each tool, with the version in use and the other one. */
export function BetaList({ choices, wanted, onChoose }: BetaListProps) {
  return (
    <Stack gap={12}>
      {choices.map((choice) => {
        const channel = wanted?.name === choice.name ? wanted.channel : choice.channel;
        return (
          <Switch
            key={choice.name}
            label={betaLabel(choice)}
            hint={versionsText({ ...choice, channel })}
            isOn={channel === 'beta'}
            onChange={(isOn) => {
              // Not disabled meanwhile: a disabled switch would lose the focus.
              if (wanted === null) onChoose({ name: choice.name, channel: isOn ? 'beta' : 'stable' });
            }}
          />
        );
      })}
    </Stack>
  );
}

/** What users call the tool. */
const betaLabel = ({ name, label }: Pick<ChannelChoice, 'name' | 'label'>): string =>
  label ?? TOOLS.find((tool) => tool.name === name)?.label ?? name;

function versionsText({ channel, beta, stable }: ChannelChoice): string {
  if (channel === 'beta') {
    const back =
      stable === null ? 'Switch it off to leave it.' : `Switch it off to go back to ${nameOf(stable)}.`;
    return `You use the new version ${nameOf(beta)}. ${back}`;
  }
  return stable === null
    ? `A tool that nobody else has yet: ${nameOf(beta)}.`
    : `You use ${nameOf(stable)}. New: ${nameOf(beta)}.`;
}

/** Two builds may have one version. */
const nameOf = ({ version, build }: ChannelChoice['beta']): string => `${version} (${build.slice(0, 7)})`;
