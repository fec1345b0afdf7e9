/** A form from the JSON schema of a game's options: which control each field gets, and its value from text. */

type Schema = { readonly [key: string]: unknown };

export type Field =
  | { name: string; control: 'switch'; value: boolean }
  | { name: string; control: 'number'; value: number; least: number | null; most: number | null }
  | { name: string; control: 'choice'; value: unknown; values: unknown[] }
  | { name: string; control: 'text'; value: string }
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

function field(name: string, schema: Schema, value: unknown): Field {
  if (Array.isArray(schema.enum)) return { name, control: 'choice', value, values: schema.enum };
  if (schema.type === 'boolean') return { name, control: 'switch', value: value === true };
  if (schema.type === 'integer' || schema.type === 'number') {
    const [least, most] = [numberOr(schema.minimum), numberOr(schema.maximum)];
    return { name, control: 'number', value: typeof value === 'number' ? value : (least ?? 0), least, most };
  }
  if (schema.type === 'string') return { name, control: 'text', value: typeof value === 'string' ? value : '' };
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

/** The value that goes to the server; `undefined` for text that is not JSON. */
export function chosenValue(field: Field): unknown {
  if (field.control !== 'json') return field.value;
  try {
    return JSON.parse(field.value);
  } catch {
    return undefined;
  }
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
