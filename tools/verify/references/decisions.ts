import type { Repository } from './repository.ts';

const DECISION = /^docs\/adr\/(\d{4}-[\w-]+\.md)$/;
const INDEX = 'docs/adr/README.md';
const STATUS = /^# \d{4} .+\n\nAccepted on \d{4}-\d\d-\d\d/;

/** Decisions without a status, or that the index does not list. */
export function decisionProblems(repository: Repository): string[] {
  const index = repository.has(INDEX) ? repository.read(INDEX) : '';
  return repository.files.flatMap((file) => {
    const [, name] = DECISION.exec(file) ?? [];
    if (name === undefined) return [];
    return [
      ...(STATUS.test(repository.read(file))
        ? []
        : [`${file}: says no status: "Accepted on 2026-11-23." below its title`]),
      ...(index.includes(`(${name})`) ? [] : [`${INDEX}: does not list ${name}`]),
    ];
  });
}
