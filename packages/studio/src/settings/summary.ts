/** "1 image", "4 images". */
export const countText = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** How a setting's value is called where it is chosen. */
export const labelIn = <Value extends string>(
  options: ReadonlyArray<{ value: Value; label: string }>,
  value: Value,
): string => options.find((option) => option.value === value)?.label ?? value;
