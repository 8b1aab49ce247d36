import type { Endpoint } from '@comptoir/contract/kit';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call, type Sending } from '../../client.ts';
import { useSayDone } from '../../undo/undo.ts';
import { invalidate } from '../../queries.ts';
import { removal } from './row-action-kinds.tsx';
import type { CallAction } from './row-actions.tsx';

export interface Removal<Row, E extends Endpoint> {
  endpoint: E;
  params: (row: Row) => Sending<E>['params'];
  confirm: NonNullable<CallAction<Row>['confirm']>;
  /** Said afterwards. */
  done: string;
}

/** Keeps the types of a removal that a list declares. */
export const removalOf = <Row, E extends Endpoint>(given: Removal<Row, E>) => given;

/** The removal of a row as its list declares it, outside of the component. */
export const useRemoval = <Row, E extends Endpoint>(declared: Removal<Row, E>): CallAction<Row> => {
  const client = useQueryClient();
  const sayDone = useSayDone();
  return useMemo(() => {
    const { endpoint, params, confirm, done } = declared;
    const act = async (row: Row, headers: Record<string, string>) => {
      // No removal needs more than the parameters of its path.
      const removed = await call(endpoint, { params: params(row), headers } as Sending<E>);
      await invalidate(client, [endpoint]);
      sayDone(removed, done);
    };
    return { ...removal, write: endpoint, confirm, act };
  }, [client, declared, sayDone]);
};
