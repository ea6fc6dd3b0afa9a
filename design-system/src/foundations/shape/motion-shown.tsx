import { useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { Popover } from '../../components/popover/popover.tsx';
import { Switch } from '../../components/switch/switch.tsx';
import { Text } from '../../components/text/text.tsx';
import { duration } from '../../tokens/scale.ts';
import { Shown } from './shown.tsx';

/** Each duration on what takes it. Nothing moves until it is pressed. */
export function MotionShown() {
  const [isOn, setOn] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap={20}>
      <Shown name="press" value={duration.press} words="The dip of what is pressed">
        <Button>Press me</Button>
      </Shown>
      <Shown name="hover" value={duration.hover} words="Hover, and what is switched">
        <Switch label="Public Profile" isOn={isOn} onChange={setOn} />
      </Shown>
      <Shown name="popover" value={duration.popover} words="Popovers, menus, toasts and bars">
        <Popover label="More settings" trigger={<Button>Open a popover</Button>}>
          <Text>It grows out of its button.</Text>
        </Popover>
      </Shown>
      <Shown name="dialog" value={duration.dialog} words="Dialogs, and a picture that arrives">
        <Button onClick={() => setOpen(true)}>Open a dialog</Button>
        <Dialog
          isOpen={isOpen}
          onOpenChange={setOpen}
          title="New folder"
          actions={<Button onClick={() => setOpen(false)}>Close</Button>}
        >
          <Text>It comes from where the eye is.</Text>
        </Dialog>
      </Shown>
    </Stack>
  );
}
