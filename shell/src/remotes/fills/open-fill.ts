import type { MountedFill, ShellApi, SlotGiven, Slots } from '@aic/sdk';
import type { SlotName } from '@aic/sdk/slots';
import { adoptSheetsOf } from '../loading/adopted-sheets.ts';
import { watchContent } from '../mounting/watch-content.ts';

/** What fills of tools need of the page. */
export interface FillHost {
  /** The slots of the build that is released now; undefined while it is off, or nothing loads tools yet. */
  load(tool: string): Promise<Slots> | undefined;
  shell(): ShellApi;
}

export type FillProblem = 'missing' | 'crashed' | 'late';

export interface FillOpening<Slot extends SlotName> {
  slot: Slot;
  tool: string;
  /** Empty, and its own. */
  element: HTMLElement;
  given: SlotGiven[Slot];
  host: FillHost;
  /** It shows something, maybe after it was late. */
  onShown(): void;
  onProblem(problem: FillProblem): void;
}

/** From the moment that it is in sight, for its files and its first words together. */
const PATIENCE_MS = 8000;

/** Loads and mounts what one tool has for a slot. Never throws, and holds up nothing around it. */
export function openFill<Slot extends SlotName>(opening: FillOpening<Slot>): MountedFill<Slot> {
  const { slot, tool, element, host, onShown, onProblem } = opening;
  let { given } = opening;
  let isOver = false;
  let fill: MountedFill<Slot> | undefined;
  let dropSheets = (): void => undefined;
  const report = (error: unknown, details: Readonly<Record<string, string>> = {}): void =>
    host.shell().telemetry.report(error, { remote: tool, phase: 'slot', slot, ...details });
  const fail = (error: unknown, problem: FillProblem): void => {
    report(error);
    if (!isOver) onProblem(problem);
  };
  const takeDown = (): void => {
    try {
      fill?.unmount();
    } catch (error) {
      report(error);
    }
    fill = undefined;
    dropSheets();
  };
  const { stop } = watchContent(element, {
    patienceMs: PATIENCE_MS,
    onBlank: () => fail(new Error(`${tool} has shown nothing in "${slot}" so far.`), 'late'),
    onContent: onShown,
  });
  const mount = (slots: Slots): void => {
    if (isOver) return;
    const shell = host.shell();
    dropSheets = adoptSheetsOf(slots);
    fill = slots.mount(slot, {
      element,
      given,
      shell: {
        ...shell,
        // A timer of it may outlive it.
        navigate: (...to) => isOver || shell.navigate(...to),
        telemetry: { report },
      },
      onCrash: (error) => {
        stop();
        fail(error, 'crashed');
        // React is still inside its own error handling here.
        queueMicrotask(takeDown);
      },
    });
  };
  const load = async (): Promise<void> => {
    const slots = await host.load(tool);
    if (slots === undefined) throw new Error(`${tool} is off, or tools are not loaded yet.`);
    mount(slots);
  };
  load().catch((error: unknown) => {
    stop();
    fail(error, 'missing');
  });
  return {
    update(next) {
      given = next;
      try {
        fill?.update(next);
      } catch (error) {
        stop();
        fail(error, 'crashed');
        takeDown();
      }
    },
    unmount() {
      isOver = true;
      stop();
      // React may be rendering what it stands in.
      queueMicrotask(takeDown);
    },
  };
}
