type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is hardly longer than a reference is said in place. */
const worthSharing = 160;

/** A schema, and the words that name it. */
interface Place {
  schema: Node;
  name: readonly string[];
}

const mapNodes = (values: Node, change: (value: Node, key: string) => unknown): Node =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, isNode(value) ? change(value, key) : value]));

/** The same schema with each schema within it changed. */
const withInner = ({ schema, name }: Place, change: (place: Place) => unknown): Node =>
  Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      const inner = (within: unknown, ...words: string[]) =>
        isNode(within) && key !== 'default' ? change({ schema: within, name: [...name, ...words] }) : within;
      if (key === 'properties' && isNode(value)) return [key, mapNodes(value, (property, word) => inner(property, word))];
      return [key, Array.isArray(value) ? value.map((one: unknown) => inner(one)) : inner(value)];
    }),
  );

/** How often each schema is said, by its text. What stands within one that is said again is not counted again. */
const countIn = (places: readonly Place[]) => {
  const counts = new Map<string, number>();
  const count = (place: Place) => {
    const text = JSON.stringify(place.schema);
    const before = counts.get(text) ?? 0;
    counts.set(text, before + 1);
    if (before === 0) withInner(place, count);
  };
  for (const place of places) count(place);
  return counts;
};

/**
 * Answers a reference for each object that stands in several places, and for each schema that has a name of its own:
 * it is said once, in `schemas`, an object under the name of its first place.
 */
const sharing = (places: readonly Place[], named: Readonly<Record<string, Node>>) => {
  const counts = countIn(places);
  const names = new Map(Object.entries(named).map(([name, schema]) => [JSON.stringify(schema), name]));
  const schemas: Record<string, Node> = { ...named };
  const share = (place: Place): Node => {
    const text = JSON.stringify(place.schema);
    const known = names.get(text);
    const isShared = 'properties' in place.schema && text.length >= worthSharing && (counts.get(text) ?? 0) > 1;
    if (known === undefined && !isShared) return withInner(place, share);
    const wanted = place.name.join('.');
    const name = known ?? (wanted in schemas ? `${wanted}.${names.size}` : wanted);
    if (known === undefined) {
      names.set(text, name);
      schemas[name] = withInner(place, share);
    }
    return { $ref: `#/components/schemas/${name}` };
  };
  return { share, schemas };
};

type Content = Record<string, { schema: Node }>;
interface Operation {
  operationId: string;
  requestBody?: { content: Content };
  responses: { '200': { content: Content } };
}

/** Moves what several operations say of a body or an answer to one place, and answers what is there; `named` is there too. */
export const shareSchemas = (operations: readonly Operation[], named: Readonly<Record<string, Node>>): Record<string, Node> => {
  const contents = operations.flatMap(({ operationId, requestBody, responses }) => [
    ...Object.values(requestBody?.content ?? {}).map((media) => ({ media, name: [operationId, 'body'] })),
    ...Object.values(responses['200'].content).map((media) => ({ media, name: [operationId] })),
  ]);
  const { share, schemas } = sharing(
    contents.map(({ media, name }) => ({ schema: media.schema, name })),
    named,
  );
  for (const { media, name } of contents) media.schema = share({ schema: media.schema, name });
  return schemas;
};
