import { createHash } from 'node:crypto';

const COMPONENT = /\bstyled(?:\.\w+|\([\w.]+\))(?= ?[`.])/g;

/**
 * Gives each styled component of a file an id that follows from its place in the source. By itself styled-components
 * counts, so an id depends on the order in which files run, and HTML that was prerendered would have other classes
 * than the browser's.
 * @param source JavaScript, without types; the compiler may have put a blank before the template
 * @param path of the file from the workspace, the same wherever it is built
 */
export function nameComponents(source: string, path: string): string {
  const digest = createHash('sha256').update(path).digest('base64url');
  // A class must not begin with a digit or a hyphen.
  const prefix = `s${digest.replaceAll(/[-_]/g, '').slice(0, 4)}`;
  let count = 0;
  return source.replaceAll(COMPONENT, (component) => {
    const id = prefix + count.toString(36);
    count += 1;
    return `${component}.withConfig({componentId:"${id}"})`;
  });
}
