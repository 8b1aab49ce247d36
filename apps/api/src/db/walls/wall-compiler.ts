import { PostgresQueryCompiler, type CompiledQuery, type QueryId, type RootOperationNode } from 'kysely';
import { CustomerMarker } from './customer-marker.ts';

/** Gives the customer's number one place among the parameters, however often it stands in the text. */
export class WallCompiler extends PostgresQueryCompiler {
  #place: number | undefined;

  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
    this.#place = undefined;
    return super.compileQuery(node, queryId);
  }

  protected override appendValue(value: unknown): void {
    if (!(value instanceof CustomerMarker)) return super.appendValue(value);
    if (this.#place === undefined) {
      this.addParameter(value);
      this.#place = this.numParameters;
    }
    this.append(`$${this.#place}::integer`);
  }
}
