import type { ArgTypesEnhancer } from 'storybook/internal/types';

interface Documented {
  __docgenInfo?: { props?: Record<string, { tsType?: { raw?: string } }> };
}

const TYPED_IN = new Set(['string', 'number', 'boolean', 'enum']);
const DEFAULT = /\s*@default (.+)$/;

/**
 * Props tables have a component's own props, not the attributes that a story hands through to its element; with the
 * type as it is written and what its comment calls the default. A story's code is what a person would write.
 */
export const describeStory: ArgTypesEnhancer = (story) => {
  const { argTypes, component, initialArgs, parameters, title } = story;
  const source: { code?: string } = parameters['docs']?.source ?? {};
  // Here, because Storybook gives code that is written from the source to no `transform`.
  if (source.code !== undefined) source.code = readableCode(source.code, title.split('/').at(-1));
  // Safe because the docgen plugin adds only this, and every part of it is optional.
  const props = (component as Documented | undefined)?.__docgenInfo?.props;
  const handedOn = Object.keys(initialArgs).map((name) => [name, { name, table: { disable: true } }]);
  const own = Object.entries(argTypes).map(([name, argType]) => {
    const { description = '', table } = argType;
    const initial = initialArgs[name];
    // The docgen plugin reads no `readonly Item[]`, and calls it unknown.
    const written = props?.[name]?.tsType?.raw ?? (Array.isArray(initial) ? 'array' : table?.type?.summary);
    const type = written?.replaceAll(/\/\*\*.*?\*\/|\s+/gs, ' ').trim();
    const isText = typeof initial === 'string' || type?.startsWith('string') === true;
    // A picture or a film that is its own address fills pages.
    const isReadable = !String(initial).startsWith('data:');
    const value = DEFAULT.exec(description)?.[1];
    return [
      name,
      {
        ...argType,
        // As a control, a React element or a function would be printed with all that is in it.
        ...(!TYPED_IN.has(argType.type?.name ?? '') && {
          control: isText && isReadable ? { type: 'text' as const } : false,
        }),
        description: description.replace(DEFAULT, ''),
        table: {
          ...table,
          ...(type !== undefined && { type: { summary: type } }),
          ...(value !== undefined && { defaultValue: { summary: value } }),
        },
      },
    ];
  });
  return Object.fromEntries([...handedOn, ...own]);
};

/** Written from the source, it would begin with the story's name, and have helpers and spies of the tests in it. */
const readableCode = (code: string, component = 'Controlled'): string =>
  code
    .replace(/^const \w+ = \(\) => (.+?);\s*$/s, '$1')
    .replace(/^\(\n(.+)\n\)$/s, (_, jsx: string) => jsx.replaceAll(/^ {2}/gm, ''))
    .replaceAll(/(<\/?)Controlled\b/g, `$1${component}`)
    // A type argument is the story's own, and stands in the closing tag, too.
    .replaceAll(/(<\/?[A-Z]\w*)<\w+>/g, '$1')
    .replaceAll(/\bfn\(\)/g, '() => {}');
