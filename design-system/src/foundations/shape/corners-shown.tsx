import { useState } from 'react';
import { Badge } from '../../components/badge/badge.tsx';
import { Button } from '../../components/button/button.tsx';
import { Card } from '../../components/card/card.tsx';
import { Checkbox } from '../../components/checkbox/checkbox.tsx';
import { FloatingBar } from '../../components/floating-bar/floating-bar.tsx';
import { Cluster, Stack } from '../../components/layout/layout.tsx';
import { Text } from '../../components/text/text.tsx';
import { radius } from '../../tokens/scale.ts';
import { BothThemes } from '../colour/both-themes.tsx';
import { Shown } from './shown.tsx';

/** Each corner on what has it. */
export function CornersShown() {
  const [isChecked, setChecked] = useState(true);
  return (
    <Stack gap={20}>
      <Shown name="chip" value={radius.chip} words="The smallest: boxes of checkboxes, the ring of a link">
        <Checkbox label="I agree" isChecked={isChecked} onChange={setChecked} />
      </Shown>
      <Shown name="control" value={radius.control} words="Buttons, fields, and the mark">
        <Button>Save changes</Button>
      </Shown>
      <Shown name="card" value={radius.card} words="Cards, tiles, pictures and notices">
        <Card>
          <Text>A card</Text>
        </Card>
      </Shown>
      <Shown name="panel" value={radius.panel} words="The composer, dialogs and floating bars">
        <FloatingBar message="3 selected">
          <Button size="dense">Move</Button>
        </FloatingBar>
      </Shown>
      <Shown name="full" value="round" words="Badges, chips and switches">
        <Badge tone="accent">Most Popular</Badge>
      </Shown>
    </Stack>
  );
}

/** What lies on the page, and what floats over it: an edge in the dark, a shadow in the light. */
export function ShadowsShown() {
  return (
    <BothThemes>
      <Stack gap={24} align="start">
        <Cluster>
          <Card>
            <Text>raised: a card</Text>
          </Card>
        </Cluster>
        <FloatingBar message="floating: 3 selected">
          <Button size="dense">Move</Button>
        </FloatingBar>
      </Stack>
    </BothThemes>
  );
}
