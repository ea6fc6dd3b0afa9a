/** What a press makes. */
export const countText = (count: number): string => (count === 1 ? 'One result' : `${count} results`);

/** How a setting's value is called where it is chosen. */
export const labelIn = <Value extends string>(
  options: ReadonlyArray<{ value: Value; label: string }>,
  value: Value,
): string => options.find((option) => option.value === value)?.label ?? value;
