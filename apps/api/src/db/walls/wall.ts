import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  IdentifierNode,
  ListNode,
  OperationNodeTransformer,
  OperatorNode,
  ParensNode,
  PrimitiveValueListNode,
  RawNode,
  ReferenceNode,
  SelectAllNode,
  SelectQueryNode,
  SelectionNode,
  TableNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
  WhereNode,
  type DeleteQueryNode,
  type InsertQueryNode,
  type JoinNode,
  type MergeQueryNode,
  type OnConflictNode,
  type OperationNode,
  type QueryId,
  type ReturningNode,
  type UpdateQueryNode,
} from 'kysely';
import { CustomerMarker } from './customer-marker.ts';
import type { Schema } from '../names.ts';
import type { FillingPlugin } from '../driver/statement.ts';

const CUSTOMERS: Schema = 'comptoir';
const COLUMN = 'IDCustomer';

/** By table of the customers, what `*` stands for. */
export type Columns = ReadonlyMap<string, readonly string[]>;

/** A place where rows come from: a table of the customers under its name or an alias, or anything else. */
interface Source {
  /** What its columns are called by. */
  name: TableNode | undefined;
  /** The customers' table; undefined for what is none. */
  table: string | undefined;
}

const isWalled = (node: OperationNode): node is TableNode => TableNode.is(node) && node.table.schema?.name === CUSTOMERS;

const sourceOf = (node: OperationNode): Source => {
  if (TableNode.is(node)) return { name: node, table: isWalled(node) ? node.table.identifier.name : undefined };
  if (!AliasNode.is(node)) return { name: undefined, table: undefined };
  const name = IdentifierNode.is(node.alias) ? TableNode.create(node.alias.name) : undefined;
  return { name, table: isWalled(node.node) ? node.node.table.identifier.name : undefined };
};

const nameOf = ({ name }: Source) => name?.table.identifier.name;

const tablesIn = (node: OperationNode | undefined): readonly OperationNode[] => {
  if (!node) return [];
  return ListNode.is(node) ? node.items : [node];
};

/** Whether a condition begins with ours: a query inside a fragment or another query passes here more than once. */
const isGuarded = (node: OperationNode | undefined): boolean => {
  if (!node) return false;
  if (AndNode.is(node)) return isGuarded(node.left);
  if (!BinaryOperationNode.is(node)) return false;
  return ValueNode.is(node.rightOperand) && node.rightOperand.value instanceof CustomerMarker;
};

const unsupported = (what: string): never => {
  throw new Error(`${what} does not pass the wall between customers`);
};

class Wall extends OperationNodeTransformer {
  readonly #marker: CustomerMarker;
  readonly #columns: Columns;

  constructor(marker: CustomerMarker, columns: Columns) {
    super();
    this.#marker = marker;
    this.#columns = columns;
  }

  protected override transformSelectQuery(given: SelectQueryNode, queryId?: QueryId): SelectQueryNode {
    const node = super.transformSelectQuery(given, queryId);
    const from = node.from?.froms.map(sourceOf) ?? [];
    const sources = [...from, ...(node.joins ?? []).map(({ table }) => sourceOf(table))];
    const where = this.#guardedWhere(node.where, [...from, ...this.#unconditional(node.joins)]);
    const selections = node.selections && this.#written(node.selections, sources);
    return { ...node, ...(where ? { where } : {}), ...(selections ? { selections } : {}) };
  }

  protected override transformUpdateQuery(given: UpdateQueryNode, queryId?: QueryId): UpdateQueryNode {
    const node = super.transformUpdateQuery(given, queryId);
    const own = tablesIn(node.table).map(sourceOf);
    const from = node.from?.froms.map(sourceOf) ?? [];
    const where = this.#guardedWhere(node.where, [...own, ...from, ...this.#unconditional(node.joins)]);
    const returning = node.returning && this.#writtenReturning(node.returning, [...own, ...from]);
    return { ...node, ...(where ? { where } : {}), ...(returning ? { returning } : {}) };
  }

  protected override transformDeleteQuery(given: DeleteQueryNode, queryId?: QueryId): DeleteQueryNode {
    const node = super.transformDeleteQuery(given, queryId);
    const sources = [...node.from.froms, ...(node.using?.tables ?? [])].map(sourceOf);
    const where = this.#guardedWhere(node.where, [...sources, ...this.#unconditional(node.joins)]);
    const returning = node.returning && this.#writtenReturning(node.returning, sources);
    return { ...node, ...(where ? { where } : {}), ...(returning ? { returning } : {}) };
  }

  protected override transformInsertQuery(given: InsertQueryNode, queryId?: QueryId): InsertQueryNode {
    const node = super.transformInsertQuery(given, queryId);
    const { into, columns, values, onConflict } = node;
    if (!into || !isWalled(into)) return node;
    const returning = node.returning && this.#writtenReturning(node.returning, [sourceOf(into)]);
    const written = { ...node, ...(returning ? { returning } : {}) };
    if (columns?.[0]?.column.name === COLUMN) return written;
    const own = [ColumnNode.create(COLUMN), ...(columns ?? [])];
    if (node.defaultValues) {
      const { defaultValues: _, ...rest } = written;
      return { ...rest, columns: own, values: ValuesNode.create([PrimitiveValueListNode.create([this.#marker])]) };
    }
    if (!columns || !values) return unsupported('an insert without its columns');
    return {
      ...written,
      columns: own,
      values: this.#withCustomer(values),
      ...(onConflict ? { onConflict: this.#target(onConflict) } : {}),
    };
  }

  protected override transformMergeQuery(_node: MergeQueryNode): MergeQueryNode {
    return unsupported('merge');
  }

  /** The condition of a joined table stands with the join: elsewhere it would undo a left join. */
  protected override transformJoin(given: JoinNode, queryId?: QueryId): JoinNode {
    const node = super.transformJoin(given, queryId);
    const source = sourceOf(node.table);
    if (!source.table) return node;
    if (node.joinType === 'RightJoin' || node.joinType === 'FullJoin') return unsupported(node.joinType);
    if (!node.on || isGuarded(node.on.on)) return node;
    return { ...node, on: { ...node.on, on: AndNode.create(this.#conditionOf(source), ParensNode.create(node.on.on)) } };
  }

  #unconditional(joins: readonly JoinNode[] = []): Source[] {
    return joins.filter(({ on }) => !on).map(({ table }) => sourceOf(table));
  }

  #conditionOf({ name }: Source): OperationNode {
    const column = name ? ReferenceNode.create(ColumnNode.create(COLUMN), name) : ColumnNode.create(COLUMN);
    return BinaryOperationNode.create(column, OperatorNode.create('='), ValueNode.create(this.#marker));
  }

  #guardedWhere(where: WhereNode | undefined, sources: readonly Source[]): WhereNode | undefined {
    if (isGuarded(where?.where)) return where;
    const [first, ...others] = sources.filter(({ table }) => table !== undefined).map((source) => this.#conditionOf(source));
    if (!first) return where;
    const ours = others.reduce((left, right) => AndNode.create(left, right), first);
    return WhereNode.create(where ? AndNode.create(ours, ParensNode.create(where.where)) : ours);
  }

  #withCustomer(values: OperationNode): OperationNode {
    if (ValuesNode.is(values)) {
      return ValuesNode.create(
        values.values.map((row) =>
          PrimitiveValueListNode.is(row)
            ? PrimitiveValueListNode.create([this.#marker, ...row.values])
            : ValueListNode.create([ValueNode.create(this.#marker), ...row.values]),
        ),
      );
    }
    const marker = ValueNode.create(this.#marker);
    if (SelectQueryNode.is(values) && !values.setOperations && !values.distinctOn) {
      const selections = [SelectionNode.create(marker as never), ...(values.selections ?? [])];
      return { ...values, selections } satisfies SelectQueryNode as OperationNode;
    }
    if (SelectQueryNode.is(values) || RawNode.is(values))
      return RawNode.create(['select ', ', own.* from (', ') as own'], [marker, values]);
    return unsupported(`an insert of ${values.kind}`);
  }

  #target(onConflict: OnConflictNode): OnConflictNode {
    const { columns, indexExpression } = onConflict;
    if (columns) return { ...onConflict, columns: [ColumnNode.create(COLUMN), ...columns] };
    if (!indexExpression) return onConflict;
    return { ...onConflict, indexExpression: RawNode.create([`"${COLUMN}", `, ''], [indexExpression]) };
  }

  /** `*` without our column: it is nobody's business in an answer, a mark or an export. */
  #written(selections: readonly SelectionNode[], sources: readonly Source[]): readonly SelectionNode[] {
    return selections.flatMap((selection) => {
      const { selection: what } = selection;
      if (SelectAllNode.is(what)) {
        if (!sources.some(({ table }) => table)) return [selection];
        return sources.flatMap((source) => this.#columnsIn(source));
      }
      if (!ReferenceNode.is(what) || !SelectAllNode.is(what.column)) return [selection];
      const source = sources.find((one) => nameOf(one) !== undefined && nameOf(one) === what.table?.table.identifier.name);
      return source?.table ? this.#columnsIn(source) : [selection];
    });
  }

  #writtenReturning(returning: ReturningNode, sources: readonly Source[]): ReturningNode {
    return { ...returning, selections: this.#written(returning.selections, sources) };
  }

  #columnsIn({ name, table }: Source): SelectionNode[] {
    if (!name) return unsupported('* of something without a name');
    if (!table) return [SelectionNode.createSelectAllFromTable(name)];
    const columns = this.#columns.get(table) ?? unsupported(`* of ${table}`);
    return columns.map((column) => SelectionNode.create(ReferenceNode.create(ColumnNode.create(column), name)));
  }
}

/**
 * The first wall between customers: every statement of a handle names its customer. Each customer table of a select,
 * update or delete gets the condition, each insert the column. Raw text cannot be seen through: it takes its tables from
 * queries of the handle, and a test looks for others.
 */
export const wallOf = (IDCustomer: number, columns: Columns): FillingPlugin => {
  const marker = new CustomerMarker(IDCustomer);
  const wall = new Wall(marker, columns);
  return {
    transformQuery: ({ node, queryId }) => wall.transformNode(node, queryId),
    transformResult: ({ result }) => Promise.resolve(result),
    shared: columns,
    fill: (value) => (value instanceof CustomerMarker ? marker : value),
  };
};
