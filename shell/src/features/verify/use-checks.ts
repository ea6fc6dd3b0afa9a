import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../core/services-context.tsx';
import { checkFile } from './checks/check-file.ts';
import { openLinked } from './checks/open-linked.ts';
import type { Outcome } from './checks/outcome.ts';
import { createThreadReader, type MediaReader } from './checks/thread-reader.ts';
import { spokenOutcome } from './outcome-words.ts';

export interface Check {
  id: number;
  name: string;
  /** Path in this studio of a file that a link has named; null: chosen by the user. */
  path: string | null;
  /** Null until a linked one has arrived. */
  file: File | null;
  /** Null: it is still being read. */
  outcome: Outcome | null;
}

interface Checks {
  /** Newest first. */
  checks: readonly Check[];
  addFiles(files: readonly File[]): void;
  addLinked(path: string): void;
  retry(check: Check): void;
  clear(): void;
}

/** Files and what each is. One after the other is read, in a thread that ends with the page. */
export function useChecks(createReader: () => MediaReader = createThreadReader): Checks {
  const { announce } = useServices();
  const [checks, setChecks] = useState<readonly Check[]>([]);
  const [reader] = useState(createReader);
  const countRef = useRef(0);

  useEffect(() => reader.close, [reader]);

  const change = (id: number, changes: Partial<Check>): void =>
    setChecks((before) => before.map((one) => (one.id === id ? { ...one, ...changes } : one)));

  const run = async ({ id, name, path, file }: Omit<Check, 'outcome'>): Promise<void> => {
    const opened = file ?? (await openLinked(path ?? '', name));
    const isOpen = opened instanceof File;
    if (isOpen) change(id, { file: opened });
    const outcome = isOpen ? await checkFile(opened, reader) : opened;
    change(id, { outcome });
    announce(`${name}: ${spokenOutcome(outcome)}`);
  };

  const add = (given: ReadonlyArray<Pick<Check, 'name' | 'path' | 'file'>>): void => {
    const added = given.map((one) => ({ ...one, id: (countRef.current += 1), outcome: null }));
    setChecks((before) => [...added, ...before]);
    for (const one of added) void run(one);
  };

  return {
    checks,
    addFiles: (files) => add(files.map((file) => ({ name: file.name, path: null, file }))),
    addLinked: (path) => add([{ name: 'The file of this link', path, file: null }]),
    retry: (check) => {
      change(check.id, { outcome: null });
      void run(check);
    },
    clear: () => setChecks([]),
  };
}
