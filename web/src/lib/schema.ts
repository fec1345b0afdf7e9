/** A form from the JSON schema of a game's options: which control each field gets, and its value from text. */

type Schema = { readonly [key: string]: unknown };

export type Field =
  | { name: string; control: 'switch'; value: boolean }
  | { name: string; control: 'number'; value: number; least: number | null; most: number | null }
  | { name: string; control: 'choice'; value: unknown; values: unknown[] }
  | { name: string; control: 'text'; value: string }
  | { name: string; control: 'list'; value: string; of: 'integer' | 'number' | 'string' }
  | { name: string; control: 'json'; value: string };

const isObject = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
const numberOr = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Follow `$ref` inside the document. */
function resolve(schema: unknown, root: Schema): Schema {
  if (!isObject(schema)) return {};
  const { $ref } = schema;
  if (typeof $ref !== 'string') return schema;
  let found: unknown = root;
  for (const step of $ref.replace(/^#\//, '').split('/')) found = isObject(found) ? found[step] : undefined;
  return resolve(found, root);
}

/** Yes, no, or left open. */
function isOpenSwitch({ anyOf }: Schema): boolean {
  const types = Array.isArray(anyOf) ? anyOf.map((one) => (isObject(one) ? one.type : undefined)) : [];
  return types.length === 2 && types.includes('boolean') && types.includes('null');
}

function field(name: string, schema: Schema, value: unknown): Field {
  if (isOpenSwitch(schema)) return { name, control: 'choice', value: value ?? null, values: [null, true, false] };
  if (Array.isArray(schema.enum)) return { name, control: 'choice', value, values: schema.enum };
  if (schema.type === 'boolean') return { name, control: 'switch', value: value === true };
  if (schema.type === 'integer' || schema.type === 'number') {
    const [least, most] = [numberOr(schema.minimum), numberOr(schema.maximum)];
    return { name, control: 'number', value: typeof value === 'number' ? value : (least ?? 0), least, most };
  }
  if (schema.type === 'string') return { name, control: 'text', value: typeof value === 'string' ? value : '' };
  const of = schema.type === 'array' && isObject(schema.items) ? schema.items.type : undefined;
  if ((of === 'integer' || of === 'number' || of === 'string') && Array.isArray(value))
    return { name, control: 'list', value: value.join(', '), of };
  return { name, control: 'json', value: JSON.stringify(value ?? null) };
}

/** The fields in their order, with the values of `defaults` or else of the schema. */
export function fieldsOf(root: Schema, defaults: Schema): Field[] {
  const properties = resolve(root, root).properties;
  if (!isObject(properties)) return [];
  return Object.entries(properties).map(([name, schema]) => {
    const resolved = resolve(schema, root);
    const own = isObject(schema) ? schema.default : undefined;
    return field(name, resolved, name in defaults ? defaults[name] : (own ?? resolved.default));
  });
}

/** JSON as a value; `undefined` for text that is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `4, 8, 16`, or the same as JSON. Words may hold commas themselves, so it takes a blank to part them. */
function listed(text: string, of: 'integer' | 'number' | 'string'): unknown[] | undefined {
  const tidy = text.trim();
  const words = tidy.split(of === 'string' ? /,?\s+|\s*;\s*/ : /[\s,;]+/).filter(Boolean);
  const items = tidy.startsWith('[') ? parsed(tidy) : of === 'string' ? words : words.map(Number);
  const fits = (item: unknown) =>
    of === 'string' ? typeof item === 'string' : of === 'integer' ? Number.isSafeInteger(item) : Number.isFinite(item);
  return Array.isArray(items) && items.every(fits) ? items : undefined;
}

/** The value that goes to the server; `undefined` for text that cannot be read. */
export function chosenValue(field: Field): unknown {
  if (field.control === 'list') return listed(field.value, field.of);
  return field.control === 'json' ? parsed(field.value) : field.value;
}

/** Can all of it be sent? */
export const readable = (fields: readonly Field[]): boolean =>
  fields.every((field) => chosenValue(field) !== undefined);

/** The name of the field that a refusal is about (its path may lead deeper), if it is one of these. */
export function faulty(fields: readonly Field[], args: Schema): string | null {
  const name = typeof args.field === 'string' ? args.field.replace(/^options\./, '').split('.')[0] : undefined;
  return fields.find((field) => field.name === name)?.name ?? null;
}

/** Those of the options that are not the game's own. */
export function differing(options: Schema, defaults: Schema): { [name: string]: unknown } {
  const own = Object.entries(options).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(defaults[name]),
  );
  return Object.fromEntries(own);
}

/** What differs from the defaults, so that a table keeps the game's own where nobody chose. */
export const changed = (fields: readonly Field[], defaults: Schema): { [name: string]: unknown } =>
  differing(Object.fromEntries(fields.map((field) => [field.name, chosenValue(field)])), defaults);
