import type { ArgTypesEnhancer, StoryContext } from 'storybook/internal/types';

interface Documented {
  __docgenInfo?: { props?: Record<string, { tsType?: { raw?: string } }> };
}

const TYPED_IN = new Set(['string', 'number', 'boolean', 'enum']);
const DEFAULT = /\s*@default (.+)$/;

/**
 * Props tables have a component's own props, not the attributes that a story hands through to its element; with the
 * type as it is written and what its comment calls the default.
 */
export const describeOwnProps: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
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
    const value = DEFAULT.exec(description)?.[1];
    return [
      name,
      {
        ...argType,
        // As a control, a React element or a function would be printed with all that is in it.
        ...(!TYPED_IN.has(argType.type?.name ?? '') && {
          control: isText ? { type: 'text' as const } : false,
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

/** A story's code as a person would write it: the component itself, and no spies of the tests. */
export function readableCode(code: string, { title }: Pick<StoryContext, 'title'>): string {
  return code
    .replace(/^const \w+ = \(\) => (.+?);\s*$/s, '$1')
    .replaceAll('<Controlled', `<${title.split('/').at(-1)}`)
    .replaceAll(/\bfn\(\)/g, '() => {}');
}
