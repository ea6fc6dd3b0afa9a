/**
 * Stands for stylis' table of vendor prefixes, 3 kB that styled-components brings along and asks only with
 * `enableVendorPrefixes`, which the design system does not set.
 */
// Rspack calls a file's default export.
// oxlint-disable-next-line import/no-default-export
export default function noPrefixesLoader(): string {
  return 'export const prefix = (value) => value;\n';
}
