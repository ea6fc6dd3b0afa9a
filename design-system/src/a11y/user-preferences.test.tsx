import { afterEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { ProgressRing } from '../components/job-tile/progress-ring.tsx';
import { SegmentedControl } from '../components/segmented-control/segmented-control.tsx';
import { Slider } from '../components/slider/slider.tsx';
import { Spinner } from '../components/spinner/spinner.tsx';
import { Switch } from '../components/switch/switch.tsx';
import { mount } from '../testing/mount.tsx';

const emulate = (features: { name: string; value: string }[]) =>
  cdp().send('Emulation.setEmulatedMedia', { features });

afterEach(() => emulate([{ name: 'prefers-reduced-motion', value: 'reduce' }]));

function style(selector: string, name: 'backgroundColor' | 'stroke'): string {
  const element = document.querySelector(selector);
  if (element === null) throw new Error(`Nothing matches ${selector}.`);
  return getComputedStyle(element)[name];
}

describe('with colours of their own', () => {
  it.each(['light', 'dark'])('shows what is only painted, with %s colours of the system', async (scheme) => {
    await emulate([
      { name: 'forced-colors', value: 'active' },
      { name: 'prefers-color-scheme', value: scheme },
    ]);
    const segments = [
      { value: 'a', label: 'One' },
      { value: 'b', label: 'Two' },
    ];
    mount(
      <>
        <Slider label="Strength" value={40} onValueChange={() => {}} />
        <Switch label="Locked" isOn={false} onChange={() => {}} isDisabled />
        <ProgressRing label="Under way" value={0.4} />
        <SegmentedControl label="Size" segments={segments} value="a" onValueChange={() => {}} />
      </>,
    );
    const canvas = style('body', 'backgroundColor');
    const radio = (state: string) => style(`[role="radio"][data-state="${state}"]`, 'backgroundColor');

    expect(style('[data-orientation] > [data-orientation]:has(> *)', 'backgroundColor')).not.toBe(canvas);
    expect(style('[role="switch"] > *', 'backgroundColor')).not.toBe(
      style('[role="switch"]', 'backgroundColor'),
    );
    expect(style('circle + circle', 'stroke')).toBe(radio('checked'));
    expect(radio('checked')).not.toBe(radio('unchecked'));
  });
});

describe('without motion', () => {
  it('waits without turning', () => {
    mount(<Spinner label="Loading" />);

    const frames = document
      .getAnimations()
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []));

    expect(frames.map(({ opacity }) => opacity)).toEqual(['1', '0.35']);
    expect(frames.some((frame) => 'transform' in frame)).toBe(false);
  });
});
