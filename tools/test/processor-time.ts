import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Seconds of processor, of users and system together. */
export interface ProcessTime {
  pid: number;
  parent: number;
  own: number;
  /** Of its descendants that have ended and that it has waited for; 0 where the system does not say. */
  reaped: number;
}

/**
 * Often enough that little is missed of a process that ends and that its parent does not wait for, such as
 * Chromium's.
 */
const SAMPLE_INTERVAL_MS = 500;
/** `sysconf(_SC_CLK_TCK)`, which is 100 on every architecture that Node runs on. */
const TICKS_PER_SECOND = 100;

/**
 * Measures a process and everything that it starts from now on, whichever process adopts it later.
 * @returns ends the measurement: seconds of processor since the call, null where the system does not tell
 */
export function measureProcessor(pid = process.pid): () => number | null {
  const read = readerOf(process.platform);
  if (read === null) return () => null;
  const tree = new ProcessTree(pid);
  tree.add(read());
  const started = tree.seconds;
  const timer = setInterval(() => tree.add(read()), SAMPLE_INTERVAL_MS);
  return () => {
    clearInterval(timer);
    tree.add(read());
    return tree.seconds - started;
  };
}

/** Sums the time of a process and its descendants over samples of all processes. */
export class ProcessTree {
  readonly #root: number;
  #members = new Map<number, ProcessTime>();
  /** Of processes that have ended and that no process of the tree has waited for. */
  #lost = 0;

  constructor(root: number) {
    this.#root = root;
  }

  get seconds(): number {
    return [...this.#members.values()].reduce((sum, { own, reaped }) => sum + own + reaped, this.#lost);
  }

  add(sample: readonly ProcessTime[]): void {
    const before = this.#members;
    const now = membersOf(this.#root, sample, before);
    /** What processes have counted of those that ended since the last sample. */
    const counted = new Map<number, number>();
    for (const { pid, reaped } of now.values()) {
      counted.set(pid, reaped - (before.get(pid)?.reaped ?? reaped));
    }
    for (const ended of before.values()) {
      if (now.has(ended.pid)) continue;
      let heir = ended.parent;
      while (!now.has(heir) && before.has(heir)) heir = before.get(heir)?.parent ?? 0;
      const rest = counted.get(heir) ?? 0;
      const known = Math.min(rest, ended.own + ended.reaped);
      counted.set(heir, rest - known);
      this.#lost += ended.own + ended.reaped - known;
    }
    this.#members = now;
  }
}

/** The root, its descendants, and former descendants, whose parent may have gone. */
function membersOf(
  root: number,
  sample: readonly ProcessTime[],
  before: ReadonlyMap<number, ProcessTime>,
): Map<number, ProcessTime> {
  const all = new Map(sample.map((one) => [one.pid, one]));
  const isMember = (pid: number): boolean => {
    if (pid === root || before.has(pid)) return true;
    const parent = all.get(pid)?.parent ?? 0;
    return parent > 0 && isMember(parent);
  };
  return new Map([...all].filter(([pid]) => isMember(pid)));
}

function readerOf(platform: NodeJS.Platform): (() => ProcessTime[]) | null {
  switch (platform) {
    case 'linux':
      return readProc;
    case 'darwin':
      return () => parsePs(execFileSync('ps', ['-A', '-o', 'pid=,ppid=,time='], { encoding: 'utf8' }));
    default:
      return null;
  }
}

function readProc(): ProcessTime[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))];
      } catch {
        // It has ended in the meantime.
        return [];
      }
    });
}

/** Fields by proc_pid_stat(5). The name in brackets may contain anything. */
export function parseStat(text: string): ProcessTime {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const ticks = (first: number): number => Number(fields[first]) + Number(fields[first + 1]);
  return {
    pid: Number.parseInt(text, 10),
    parent: Number(fields[1]),
    own: ticks(11) / TICKS_PER_SECOND,
    reaped: ticks(13) / TICKS_PER_SECOND,
  };
}

/** Lines of pid, parent and time as `[[days-]hours:]minutes:seconds`. */
export function parsePs(text: string): ProcessTime[] {
  return [...text.matchAll(/^\s*(\d+)\s+(\d+)\s+(?:(?:(\d+)-)?(\d+):)?(\d+):([\d.]+)$/gm)].map(
    ([, pid, parent, days = 0, hours = 0, minutes, seconds]) => ({
      pid: Number(pid),
      parent: Number(parent),
      own: ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds),
      reaped: 0,
    }),
  );
}
