import { Avatar } from '../../components/avatar/avatar.tsx';
import { CancelButton } from '../../components/cancel-button/cancel-button.tsx';
import { Chip } from '../../components/chip/chip.tsx';
import { ComposerFrame } from '../../components/composer/composer-frame.tsx';
import { Composer } from '../../components/composer/composer.tsx';
import { CreditMeter } from '../../components/credit-meter/credit-meter.tsx';
import { Fitted } from '../../components/fitted/fitted.tsx';
import { JobTile } from '../../components/job-tile/job-tile.tsx';
import { MediaGrid } from '../../components/media-grid/media-grid.tsx';
import { PriceButton } from '../../components/price-button/price-button.tsx';
import { Progress } from '../../components/progress/progress.tsx';
import { PromptChips } from '../../components/prompt-chips/prompt-chips.tsx';
import { PromptShimmer } from '../../components/prompt-shimmer/prompt-shimmer.tsx';
import { RadioCards } from '../../components/radio-cards/radio-cards.tsx';
import { ItemList, ItemListSkeleton } from '../../components/recent-items/item-list.tsx';
import { RecentItems } from '../../components/recent-items/recent-items.tsx';
import { RerunButton } from '../../components/rerun-button/rerun-button.tsx';
import { ResultFooter } from '../../components/result-panel/result-footer.tsx';
import { ResultPanel } from '../../components/result-panel/result-panel.tsx';
import { SegmentedControl } from '../../components/segmented-control/segmented-control.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { StudioLayout } from '../../components/studio-layout/studio-layout.tsx';
import { TextArea } from '../../components/text-area/text-area.tsx';
import { TitleButton } from '../../components/title-button/title-button.tsx';
import type * as entry from '../../studio.ts';
import type { SubjectsOf } from './subject.ts';

const LAYOUT = { none: 'it only places what is in it' };
const nothing = () => {};
const click = () => new MouseEvent('click', { bubbles: true });
const query = { data: [], isPending: false, isError: false, isFetching: false, refetch: nothing };
const empty = { icon: <svg />, title: 'Nothing yet', description: 'Start here' };
const card = { value: 'a', title: 'One', description: 'The first', icon: <svg /> };

export const studioSubjects: SubjectsOf<typeof entry> = {
  Avatar: {
    render: (root) => <Avatar {...root} name="Ada" />,
    element: 'span',
    ownStyle: 'width',
    edge: { none: 'its letter or picture is left' },
  },
  CancelButton: {
    render: (root) => <CancelButton {...root} isEarly={false} isPending={false} onCancel={nothing} />,
    element: 'button',
    ownEvent: {
      event: click,
      render: (act, root) => <CancelButton {...root} isEarly={false} isPending={false} onCancel={act} />,
    },
    disabled: (act) => (
      <>
        <CancelButton isEarly isPending={false} onCancel={act} />
        <CancelButton isEarly={false} isPending isInWords onCancel={act} />
      </>
    ),
    edge: 'root',
  },
  Chip: {
    render: (root) => <Chip {...root}>Abstract art</Chip>,
    element: 'button',
    disabled: (act) => (
      <Chip disabled onClick={act}>
        Abstract art
      </Chip>
    ),
    edge: 'root',
  },
  Composer: {
    render: (root) => (
      <Composer
        {...root}
        label="Prompt"
        value=""
        onValueChange={nothing}
        onSubmit={nothing}
        actions={<button type="submit">Go</button>}
      />
    ),
    element: 'form',
    edge: 'root',
  },
  ComposerFrame: {
    render: (root) => (
      <ComposerFrame {...root} onSubmit={nothing} actions={<button type="submit">Go</button>} />
    ),
    element: 'form',
    edge: 'root',
  },
  CreditMeter: {
    render: (root) => <CreditMeter {...root} balance={20} allowance={500} />,
    element: 'div',
    edge: { inside: 'meter + *' },
  },
  Fitted: {
    render: (root) => (
      <Fitted {...root} aspectRatio={2}>
        A picture
      </Fitted>
    ),
    element: 'div',
    ownStyle: '--ratio',
    edge: LAYOUT,
  },
  ItemActions: { exception: 'it has no root element: the place around it lays its buttons out' },
  ItemList: {
    render: (root) => <ItemList {...root} items={[{ id: 'a', content: 'A text' }]} />,
    element: 'ul',
    edge: LAYOUT,
  },
  ItemListSkeleton: {
    render: (root) => <ItemListSkeleton {...root} label="Loading your texts" itemHeight={80} />,
    element: 'ul',
    edge: { none: 'what is still to come is said in words' },
  },
  JobFailure: { exception: 'it has no root element: the place around it centres its lines' },
  JobTile: {
    render: (root) => (
      <JobTile
        {...root}
        title="A lake"
        aspectRatio={1}
        state={{ kind: 'failed', reason: 'It failed', refund: null }}
      />
    ),
    element: 'article',
    edge: { inside: '[data-state]' },
  },
  MediaGrid: {
    render: (root) => <MediaGrid {...root} label="Images" items={[]} />,
    element: 'ul',
    edge: LAYOUT,
  },
  PriceButton: {
    render: (root) => <PriceButton {...root} label="Generate" credits={20} />,
    element: 'button',
    disabled: (act) => (
      <PriceButton label="Generate" credits={20} onClick={act} disabledReason="No credits" />
    ),
    edge: 'root',
  },
  Progress: {
    render: (root) => <Progress {...root} label="Under way" value={0.4} />,
    element: 'div',
    edge: 'root',
  },
  PromptShimmer: {
    render: (root) => <PromptShimmer {...root} />,
    element: 'span',
    ownStyle: '--one',
    edge: { none: 'it is light behind what says how far a job is' },
  },
  PromptChips: {
    render: (root) => <PromptChips {...root} prompts={['Abstract art']} onPick={nothing} />,
    element: 'fieldset',
    edge: { inside: 'button' },
  },
  ProviderNotice: {
    exception: 'it is a line or a card by the state of the engine, and goes when that is known',
  },
  RadioCards: {
    render: (root) => <RadioCards {...root} label="Mode" cards={[card]} value="a" onValueChange={nothing} />,
    element: 'div',
    disabled: (act) => (
      <RadioCards label="Mode" cards={[{ ...card, isDisabled: true }]} value="b" onValueChange={act} />
    ),
    edge: { inside: '[role="radio"]' },
  },
  RecentItems: {
    render: (root) => (
      <RecentItems {...root} title="Recent" noun="texts" query={query} skeleton={null} empty={empty}>
        {() => null}
      </RecentItems>
    ),
    element: 'section',
    edge: LAYOUT,
  },
  RerunButton: {
    render: (root) => <RerunButton {...root} credits={20} onRerun={nothing} />,
    element: 'button',
    ownStyle: 'font-variant-numeric',
    ownEvent: { event: click, render: (act, root) => <RerunButton {...root} credits={20} onRerun={act} /> },
    edge: 'root',
  },
  ResultFooter: {
    render: (root) => <ResultFooter {...root} about="A lake" cancel={null} actions={[]} note="An image" />,
    element: 'div',
    edge: LAYOUT,
  },
  ResultPanel: {
    render: (root) => (
      <ResultPanel {...root} query={query} skeletonRatio={1} empty={empty}>
        {() => null}
      </ResultPanel>
    ),
    element: 'section',
    edge: 'root',
  },
  SegmentedControl: {
    render: (root) => (
      <SegmentedControl
        {...root}
        label="Size"
        segments={[{ value: 'a', label: 'One' }]}
        value="a"
        onValueChange={nothing}
      />
    ),
    element: 'div',
    disabled: (act) => (
      <SegmentedControl
        label="Size"
        segments={[{ value: 'a', label: 'One' }]}
        value="b"
        onValueChange={act}
        isDisabled
      />
    ),
    edge: 'root',
  },
  Skeleton: {
    render: (root) => <Skeleton {...root} />,
    element: 'span',
    ownStyle: 'width',
    edge: { none: 'what is still to come is said in words' },
  },
  StudioLayout: {
    render: (root) => <StudioLayout {...root} composer="Prompt" result="Result" />,
    element: 'div',
    edge: LAYOUT,
  },
  TextArea: {
    render: (root) => <TextArea {...root} label="Bio" value="" onChange={nothing} hint="Who you are" />,
    element: 'textarea',
    disabled: (act) => <TextArea label="Bio" value="" disabled onChange={act} />,
    edge: 'root',
  },
  TitleButton: {
    render: (root) => <TitleButton {...root} title="A lake" onOpen={nothing} />,
    element: 'button',
    ownEvent: {
      event: click,
      render: (act, root) => <TitleButton {...root} title="A lake" onOpen={act} />,
    },
    edge: { none: 'it is text, which forced colours keep' },
  },
};
