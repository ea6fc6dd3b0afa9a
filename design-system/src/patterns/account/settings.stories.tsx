import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { AlertDialog } from '../../components/alert-dialog/alert-dialog.tsx';
import { Button } from '../../components/button/button.tsx';
import { CreditMeter } from '../../components/credit-meter/credit-meter.tsx';
import { FactList } from '../../components/fact-list/fact-list.tsx';
import { Heading } from '../../components/heading/heading.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { Switch } from '../../components/switch/switch.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { Text } from '../../components/text/text.tsx';
import { Frame } from '../frame.tsx';
import { onAPhone } from '../on-a-phone.ts';
import { Part, SettingsColumns } from './settings-columns.tsx';

const meta: Meta = {
  title: 'Patterns/Settings',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
};

export default meta;

function Settings() {
  const [hasMails, setMails] = useState(true);
  const [isPublic, setPublic] = useState(false);
  const [isAsking, setAsking] = useState(false);
  return (
    <Frame>
      <Stack gap={24}>
        <Heading level={1}>My Profile</Heading>
        <SettingsColumns>
          <Stack gap={24}>
            <Part title="Edit Profile">
              <TextField label="Display Name" defaultValue="Ada Lovelace" />
              <div>
                <Button variant="primary">Save Profile</Button>
              </div>
            </Part>
            <Part title="Preferences">
              <Switch
                label="Email Notifications"
                hint="An e-mail when a video or a track is ready."
                isOn={hasMails}
                onChange={setMails}
              />
              <Switch
                label="Public Profile"
                hint="A page that everyone can see, with your name, your words and your links."
                isOn={isPublic}
                onChange={setPublic}
              />
            </Part>
          </Stack>
          <Stack gap={24}>
            <Part title="Subscription">
              <FactList
                facts={[
                  { label: 'Plan', value: 'Pro' },
                  { label: 'Renews', value: 'Dec 1, 2026' },
                ]}
              />
              <CreditMeter balance={480} allowance={500} note="They reset on Dec 1." />
            </Part>
            <Part title="Delete account">
              <Text tone="muted">
                Everything you have made goes with it. You can take it back for 30 days.
              </Text>
              <div>
                <Button onClick={() => setAsking(true)}>Delete account</Button>
              </div>
            </Part>
          </Stack>
        </SettingsColumns>
      </Stack>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Delete your account?"
        description="Your items, your credits and your plan end. Until Dec 29, 2026 you can take it back."
        confirmLabel="Delete account"
        cancelLabel="Keep it"
        onConfirm={() => undefined}
        isDestructive
      />
    </Frame>
  );
}

/** What is changed on the left, how it stands on the right, and what cannot be undone asks first. */
export const Default: StoryObj = {
  render: () => <Settings />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Public Profile' }));
    await expect(canvas.getByRole('switch', { name: 'Public Profile' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete your account?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep it' }));
  },
};

export const OnAPhone: StoryObj = { ...onAPhone, render: () => <Settings /> };
