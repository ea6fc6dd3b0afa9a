import { AlertDialog } from '../../components/alert-dialog/alert-dialog.tsx';
import { Checkbox } from '../../components/checkbox/checkbox.tsx';
import { CommandPalette } from '../../components/command-palette/command-palette.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { DropdownMenu } from '../../components/dropdown-menu/dropdown-menu.tsx';
import { Lightbox } from '../../components/lightbox/lightbox.tsx';
import { Popover } from '../../components/popover/popover.tsx';
import { PromptIdeas } from '../../components/prompt-ideas/prompt-ideas.tsx';
import { PromptReading } from '../../components/prompt-reading/prompt-reading.tsx';
import { RadioGroup } from '../../components/radio-group/radio-group.tsx';
import { SeedField } from '../../components/seed-field/seed-field.tsx';
import { Select } from '../../components/select/select.tsx';
import { Slider } from '../../components/slider/slider.tsx';
import { Switch } from '../../components/switch/switch.tsx';
import { Tabs } from '../../components/tabs/tabs.tsx';
import type * as overlays from '../../overlays.ts';
import type * as palette from '../../palette.ts';
import type * as tabs from '../../tabs.ts';
import type * as toast from '../../toast.ts';
import type { SubjectsOf } from './subject.ts';

const nothing = () => {};
const options = [{ value: 'a', label: 'One' }];

export const overlaySubjects: SubjectsOf<typeof overlays & typeof palette & typeof tabs & typeof toast> = {
  AlertDialog: {
    render: (root) => (
      <AlertDialog
        {...root}
        isOpen
        onOpenChange={nothing}
        title="Delete this image?"
        description="It cannot be undone."
        confirmLabel="Delete image"
        onConfirm={nothing}
      />
    ),
    element: 'div',
    edge: 'root',
  },
  Checkbox: {
    render: (root) => <Checkbox {...root} label="Agree" isChecked={false} onChange={nothing} />,
    element: 'button',
    disabled: (act) => <Checkbox label="Agree" isChecked={false} onChange={act} isDisabled />,
    edge: 'root',
  },
  CommandPalette: {
    render: (root) => (
      <CommandPalette
        {...root}
        isOpen
        onOpenChange={nothing}
        label="Search"
        placeholder="Search"
        query=""
        onQueryChange={nothing}
        groups={[{ label: 'Go to', entries: [{ id: 'a', label: 'Images', onSelect: nothing }] }]}
      />
    ),
    element: 'div',
    edge: 'root',
  },
  Dialog: {
    render: (root) => <Dialog {...root} isOpen onOpenChange={nothing} title="Rename" />,
    element: 'div',
    edge: 'root',
  },
  DropdownMenu: {
    render: (root) => (
      <DropdownMenu {...root} isDefaultOpen trigger={<button type="button">More</button>} entries={[]} />
    ),
    element: 'div',
    disabled: (act) => (
      <DropdownMenu
        isDefaultOpen
        isInPlace
        trigger={<button type="button">More</button>}
        entries={[{ kind: 'item', id: 'a', label: 'Delete', onSelect: act, isDisabled: true }]}
      />
    ),
    edge: 'root',
  },
  Lightbox: {
    render: (root) => (
      <Lightbox {...root} isOpen onOpenChange={nothing} title="A lake" media={<svg />}>
        The recipe
      </Lightbox>
    ),
    element: 'div',
    ownEvent: {
      event: () => new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }),
      render: (act, root) => (
        <Lightbox {...root} isOpen onOpenChange={nothing} title="A lake" media={<svg />} onPrevious={act}>
          The recipe
        </Lightbox>
      ),
    },
    edge: 'root',
  },
  Popover: {
    render: (root) => (
      <Popover {...root} label="Settings" trigger={<button type="button">Settings</button>}>
        More of them
      </Popover>
    ),
    element: 'div',
    opener: '[aria-haspopup]',
    edge: 'root',
  },
  PromptIdeas: {
    render: (root) => (
      <PromptIdeas
        {...root}
        trigger={<button type="button">Templates</button>}
        templates={[]}
        onRetry={null}
        prompt=""
        words={[]}
        onPick={nothing}
        onSave={nothing}
        isSaving={false}
        onRemove={nothing}
        onWord={nothing}
      />
    ),
    element: 'div',
    opener: '[aria-haspopup]',
    edge: 'root',
  },
  PromptReading: {
    render: (root) => (
      <PromptReading
        {...root}
        text="Can paint: sunset."
        question={null}
        onConfirm={nothing}
        onClose={nothing}
      />
    ),
    element: 'div',
    edge: { none: 'its words are left' },
  },
  RadioGroup: {
    render: (root) => (
      <RadioGroup {...root} label="Size" options={options} value="a" onValueChange={nothing} />
    ),
    element: 'div',
    disabled: (act) => (
      <RadioGroup label="Size" options={options} value={undefined} onValueChange={act} isDisabled />
    ),
    edge: { inside: '[role="radio"]' },
  },
  SeedField: {
    render: (root) => <SeedField {...root} value={null} onValueChange={nothing} latest={7} />,
    element: 'input',
    disabled: (act) => <SeedField value={null} onValueChange={act} latest={null} disabled />,
    edge: 'root',
  },
  Select: {
    render: (root) => (
      <Select
        {...root}
        label="Style"
        hint="How it looks"
        options={options}
        value="a"
        onValueChange={nothing}
      />
    ),
    element: 'button',
    disabled: (act) => <Select label="Style" options={options} value="b" onValueChange={act} isDisabled />,
    edge: 'root',
  },
  Slider: {
    render: (root) => <Slider {...root} label="Strength" value={40} onValueChange={nothing} />,
    element: 'div',
    disabled: (act) => <Slider label="Strength" value={40} onValueChange={act} isDisabled />,
    edge: { inside: '[role="slider"]' },
  },
  Switch: {
    render: (root) => <Switch {...root} label="Locked" isOn={false} onChange={nothing} />,
    element: 'button',
    disabled: (act) => <Switch label="Locked" isOn={false} onChange={act} isDisabled />,
    edge: 'root',
  },
  Tabs: {
    render: (root) => <Tabs {...root} label="Mode" items={[{ ...tab, content: 'Words' }]} />,
    element: 'div',
    isUnstyled: true,
    disabled: (act) => (
      <Tabs
        label="Mode"
        items={[{ ...tab, content: 'Words', isDisabled: true }]}
        value="b"
        onValueChange={act}
      />
    ),
    edge: { inside: '[role="tablist"]' },
  },
  ToastViewport: { exception: 'the shell has it once; its elements are the region and the list of Radix' },
  TooltipLayer: { exception: 'it has no element until something is hovered, and is there once on a page' },
};

const tab = { value: 'a', label: 'One' };
