import { responseOf, type ApiDocument, bodyOf, type JsonSchema, operationsOf } from './api-document.ts';

interface Pair {
  /** What the page was built for. */
  page: ApiDocument;
  /** What the gateway says of itself. */
  gateway: ApiDocument;
  /** Then the page may know calls and members of requests that the gateway does not: what is new is not there yet. */
  isGatewayOlder: boolean;
}

/**
 * What a page of one release cannot do with a gateway of another, one line each: a call that is gone, a member that
 * the page reads and the gateway does not answer, a member that the gateway wants and the page does not send. Bounds
 * are not compared. Ours, because tools that compare documents know no side that may lack what is new (docs/adr/0050).
 */
export function apiDifferences({ page, gateway, isGatewayOlder }: Pair): string[] {
  const known = operationsOf(gateway);
  return [...operationsOf(page)].flatMap(([name, asked]) => {
    const other = known.get(name);
    if (other === undefined) return isGatewayOlder ? [] : [`${name} is gone`];
    const sent = new Set((asked.parameters ?? []).map((one) => `${one.in} ${one.name}`));
    const wanted = (other.parameters ?? []).filter(
      (one) => one.required === true && !sent.has(`${one.in} ${one.name}`),
    );
    const response = {
      reads: responseOf(asked),
      gets: responseOf(other),
      isReaderOlder: !isGatewayOlder,
    };
    const body = { reads: bodyOf(other), gets: bodyOf(asked), isReaderOlder: isGatewayOlder };
    return [
      ...wanted.map((one) => `${name} wants ${one.in} ${one.name}`),
      ...gaps({ ...response, mayBeNew: false, refuses: 'nothing' }).map((gap) => `${name} answers${gap}`),
      ...gaps({
        ...body,
        mayBeNew: isGatewayOlder,
        refuses: isGatewayOlder ? 'what is always sent' : 'what may be sent',
      }).map((gap) => `${name} is asked with${gap}`),
    ];
  });
}

interface Reading {
  /** What one side reads. */
  reads: JsonSchema | undefined;
  /** What the other one gives it. */
  gets: JsonSchema | undefined;
  isReaderOlder: boolean;
  /** Choices that the reader does not know do no harm. */
  mayBeNew: boolean;
  /** Of members that a schema does not describe, where it says that it has no others. */
  refuses: 'nothing' | 'what is always sent' | 'what may be sent';
}

function gaps({ reads, gets, ...rule }: Reading): string[] {
  if (reads === undefined) return [];
  if (gets === undefined) return [' nothing'];
  const [readable, given] = [alternatives(reads), alternatives(gets)];
  if (readable.length > 1 || given.length > 1) return alternativeGaps(readable, given, rule);

  const types = typesOf(gets).filter((type) => typesOf(reads).length > 0 && !typesOf(reads).includes(type));
  if (types.length > 0) return [` ${types.join(' or ')} instead of ${typesOf(reads).join(' or ')}`];
  const news = gets.enum?.filter((value) => reads.enum !== undefined && !reads.enum.includes(value)) ?? [];
  if (news.length > 0 && !rule.mayBeNew) return [` ${news.join(' or ')}, which is new`];

  const members = Object.entries(reads.properties ?? {}).flatMap(([key, member]) => {
    const isWanted = reads.required?.includes(key) === true;
    if (isWanted && gets.required?.includes(key) !== true) return [` no ${key}`];
    const part = gets.properties?.[key];
    return part === undefined
      ? []
      : gaps({ ...rule, reads: member, gets: part }).map((gap) => ` ${key}:${gap}`);
  });
  const refused = refusedMembers(reads, gets, rule.refuses).map((key) => ` ${key}, which is refused`);
  // Of a list, pages leave out members with choices that they do not know (packages/sdk/src/api/parse-response.ts).
  const inItems = reads.items ? gaps({ ...rule, reads: reads.items, gets: gets.items, mayBeNew: true }) : [];
  return [...members, ...refused, ...inItems.map((gap) => ` []${gap}`)];
}

/** What the newer side has more of, the older one never meets: it shows no item of a kind that it does not know. */
function alternativeGaps(
  readable: readonly JsonSchema[],
  given: readonly JsonSchema[],
  rule: Omit<Reading, 'reads' | 'gets'>,
): string[] {
  const fits = (reads: JsonSchema, gets: JsonSchema) => gaps({ ...rule, reads, gets }).length === 0;
  const isRead = rule.isReaderOlder
    ? readable.every((reads) => given.some((gets) => fits(reads, gets)))
    : given.every((gets) => readable.some((reads) => fits(reads, gets)));
  return isRead ? [] : [' another choice'];
}

function refusedMembers(reads: JsonSchema, gets: JsonSchema, refuses: Reading['refuses']): string[] {
  if (refuses === 'nothing' || reads.additionalProperties !== false) return [];
  const sent = refuses === 'what may be sent' ? Object.keys(gets.properties ?? {}) : (gets.required ?? []);
  return sent.filter((key) => reads.properties?.[key] === undefined);
}

const alternatives = (schema: JsonSchema): readonly JsonSchema[] => schema.anyOf ?? schema.oneOf ?? [schema];

/** An integer is a number to a reader of numbers; JavaScript has no other. */
function typesOf({ type }: JsonSchema): string[] {
  return (type === undefined ? [] : [type].flat()).map((one) => (one === 'integer' ? 'number' : one));
}
