import { babelParse, type types } from 'storybook/internal/babel';
import type { GuideTexts } from './facts.ts';

/** The guide's texts, without running it: it imports components, and those are for a browser. */
export function readGuide(code: string): GuideTexts {
  for (const statement of babelParse(code).program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    if (statement.declaration?.type !== 'VariableDeclaration') continue;
    const value = valueOf(statement.declaration.declarations[0]?.init);
    // Safe because the compiler holds the exported constant against Guide, whose texts have these names.
    if (typeof value !== 'object' || Array.isArray(value)) continue;
    return { choices: {}, ...(value as Partial<GuideTexts>) } as GuideTexts;
  }
  throw new Error('A guide exports one constant.');
}

type Value = string | Value[] | { [key: string]: Value } | undefined;

/** Null for what is no text, such as an element. */
function valueOf(node: types.Node | null | undefined): Value {
  switch (node?.type) {
    case 'StringLiteral':
      return node.value;
    case 'TemplateLiteral':
      return node.quasis.map(({ value }) => value.cooked).join('…');
    case 'ArrayExpression':
      return node.elements.map(valueOf);
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.flatMap((property) =>
          property.type === 'ObjectProperty' ? [[keyOf(property.key), valueOf(property.value)]] : [],
        ),
      );
    default:
      return undefined;
  }
}

const keyOf = (key: types.Node): string =>
  key.type === 'Identifier'
    ? key.name
    : key.type === 'StringLiteral' || key.type === 'NumericLiteral'
      ? String(key.value)
      : '';
