import { nodeIn, nodesIn, stringIn, type Node } from './parse.ts';

/** What a string is handed to, or named by, from the inside out. */
export interface Carrier {
  kind: 'child' | 'attribute' | 'property' | 'variable' | 'argument' | 'result' | 'template';
  /** Of the attribute, property, variable, called function or function that returns it; '' where there is none. */
  name: string;
}

/**
 * Where a string stands: what it is handed to, or null where it is no value at all that a user could read (a key, an
 * import, one side of a comparison, a type).
 * @param path nodes around it, the outermost first
 */
export function carriersOf(node: Node, path: readonly Node[]): Carrier[] | null {
  const carriers: Carrier[] = [];
  let inner = node;
  for (const outer of path.toReversed()) {
    const step = carry(inner, outer);
    if (step === 'no value') return carriers.length === 0 ? null : carriers;
    if (step === 'end') return carriers;
    if (step !== 'same') carriers.push(step);
    inner = outer;
  }
  return carriers;
}

const COMPARISONS: ReadonlySet<string> = new Set([
  '===',
  '!==',
  '==',
  '!=',
  '<',
  '>',
  '<=',
  '>=',
  'in',
  'instanceof',
]);

type Step = Carrier | 'same' | 'no value' | 'end';

function carry(inner: Node, outer: Node): Step {
  switch (outer.type) {
    case 'BinaryExpression':
      return COMPARISONS.has(stringIn(outer, 'operator')) ? 'no value' : 'same';
    case 'ConditionalExpression':
      return nodeIn(outer, 'test') === inner ? 'no value' : 'same';
    case 'LogicalExpression':
      return stringIn(outer, 'operator') === '&&' && nodeIn(outer, 'left') === inner ? 'no value' : 'same';
    case 'UnaryExpression':
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'ImportAttribute':
      return 'no value';
    case 'IfStatement':
    case 'WhileStatement':
      return nodeIn(outer, 'test') === inner ? 'no value' : 'same';
    case 'SwitchStatement':
      return nodeIn(outer, 'discriminant') === inner ? 'no value' : 'same';
    case 'SwitchCase':
      return nodeIn(outer, 'test') === inner ? 'no value' : 'same';
    case 'MemberExpression':
      // `['a', 'b'].map(…)`: what becomes of it is not said here.
      return nodeIn(outer, 'property') === inner ? 'no value' : 'end';
    case 'Property':
    case 'PropertyDefinition':
      return nodeIn(outer, 'key') === inner
        ? 'no value'
        : { kind: 'property', name: nameOf(nodeIn(outer, 'key')) };
    case 'VariableDeclarator':
      return { kind: 'variable', name: nameOf(nodeIn(outer, 'id')) };
    case 'AssignmentPattern':
    case 'AssignmentExpression':
      return { kind: 'variable', name: nameOf(nodeIn(outer, 'left')) };
    case 'JSXAttribute':
      return { kind: 'attribute', name: nameOf(nodeIn(outer, 'name')) };
    case 'JSXElement':
    case 'JSXFragment':
      return { kind: 'child', name: nameOf(nodeIn(nodeIn(outer, 'openingElement') ?? outer, 'name')) };
    case 'CallExpression':
    case 'NewExpression': {
      const callee = nodeIn(outer, 'callee');
      return callee === inner ? 'end' : { kind: 'argument', name: nameOf(callee) };
    }
    case 'TemplateLiteral':
      return { kind: 'template', name: '' };
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression': {
      const isParameter = nodesIn(outer, 'params').includes(inner);
      if (isParameter) return 'end';
      return { kind: 'result', name: nameOf(nodeIn(outer, 'id')) };
    }
    // A statement in a function: what it stands in says nothing about a string that is not returned.
    case 'ExpressionStatement':
    case 'VariableDeclaration':
    case 'ThrowStatement':
      return 'end';
    default:
      return 'same';
  }
}

function nameOf(node: Node | null): string {
  switch (node?.type) {
    case 'Identifier':
    case 'JSXIdentifier':
    case 'PrivateIdentifier':
      return stringIn(node, 'name');
    case 'Literal':
      return String(node['value']);
    case 'MemberExpression':
    case 'JSXMemberExpression':
      return `${nameOf(nodeIn(node, 'object'))}.${nameOf(nodeIn(node, 'property'))}`;
    case 'JSXNamespacedName':
      return `${nameOf(nodeIn(node, 'namespace'))}:${nameOf(nodeIn(node, 'name'))}`;
    case 'CallExpression':
      return nameOf(nodeIn(node, 'callee'));
    case 'ChainExpression':
      return nameOf(nodeIn(node, 'expression'));
    default:
      return '';
  }
}
