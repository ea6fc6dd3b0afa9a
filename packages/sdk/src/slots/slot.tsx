import { useShell } from '@aic/sdk';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import type { MountedFill, PanelName, ShellSlots, SlotGiven } from '../contract/slots.ts';

export interface SlotProps<Name extends PanelName> {
  name: Name;
  /** What the fills are told. */
  given: SlotGiven[Name];
}

/** A place for what other tools have to show here. Nothing, not even an element, where none has. */
export function Slot<Name extends PanelName>(props: SlotProps<Name>) {
  const { slots } = useShell();
  const isFilled = useSyncExternalStore(
    slots?.onChange ?? never,
    () => slots?.has(props.name) === true,
    () => false,
  );
  return isFilled && slots !== undefined ? <Filled key={props.name} {...props} slots={slots} /> : null;
}

const never = (): (() => void) => () => undefined;

function Filled<Name extends PanelName>({ name, given, slots }: SlotProps<Name> & { slots: ShellSlots }) {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef<MountedFill<Name>>(null);
  const show = useEffectEvent((place: HTMLElement) => slots.show(name, place, given));
  useEffect(() => {
    if (element.current === null) return undefined;
    const fills = show(element.current);
    shown.current = fills;
    return () => fills.unmount();
  }, []);
  useEffect(() => shown.current?.update(given), [given]);
  return <div ref={element} />;
}
