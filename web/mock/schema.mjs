// Holds an answer against a schema of an OpenAPI document, as far as ours go.

/** Returns what does not fit, as sentences with their places; nothing where all does. */
export function misfits(document, schema, value, place = "answer") {
  const look = (inner, one, at) => misfits(document, inner, one, at);
  if (schema.$ref) return look(resolved(document, schema.$ref), value, place);
  if (schema.oneOf || schema.anyOf) {
    const tries = (schema.oneOf ?? schema.anyOf).map((one) => look(one, value, place));
    if (tries.some((wrong) => wrong.length === 0)) return [];
    // The one that fits best is the one that was meant.
    return tries.sort((a, b) => deepest(b) - deepest(a))[0];
  }
  if (schema.allOf) return look(merged(document, schema.allOf), value, place);
  const types = [schema.type ?? []].flat();
  if (types.length > 0 && !types.some((type) => isOf(type, value)))
    return [`${place} is ${JSON.stringify(value)}, not ${types.join(" or ")}`];
  if (schema.enum && !schema.enum.includes(value))
    return [`${place} is ${JSON.stringify(value)}, not one of ${schema.enum}`];
  if (Array.isArray(value))
    return value.flatMap((one, at) => (schema.items ? look(schema.items, one, `${place}[${at}]`) : []));
  if (value === null || typeof value !== "object") return [];
  const { properties = {}, required = [], additionalProperties } = schema;
  const missing = required.filter((key) => !(key in value)).map((key) => `${place}.${key} is missing`);
  const wrong = Object.entries(value).flatMap(([key, one]) => {
    if (key in properties) return look(properties[key], one, `${place}.${key}`);
    if (additionalProperties === true) return [];
    if (additionalProperties) return look(additionalProperties, one, `${place}.${key}`);
    return [`${place}.${key} is not in the schema`];
  });
  return [...missing, ...wrong];
}

/** Returns the schema of an operation's answer. */
export function answerOf(document, method, path, status) {
  return document.paths[path][method].responses[status].content["application/json"].schema;
}

const resolved = (document, ref) =>
  ref
    .slice(2)
    .split("/")
    .reduce((inner, key) => inner[key], document);

function merged(document, parts) {
  const all = { type: "object", properties: {}, required: [] };
  for (const part of parts) {
    const { properties = {}, required = [] } = part.$ref ? resolved(document, part.$ref) : part;
    Object.assign(all.properties, properties);
    all.required.push(...required);
  }
  return all;
}

const deepest = (wrong) =>
  Math.max(...wrong.map((one) => one.split(/[.[]/).length - (one.includes(".kind is") ? 100 : 0)));

function isOf(type, value) {
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  if (type === "object") return typeof value === "object" && value !== null && !Array.isArray(value);
  if (type === "integer") return Number.isInteger(value);
  return typeof value === type;
}
