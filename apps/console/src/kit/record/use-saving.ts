import type { Answer, Endpoint } from '@comptoir/contract/kit';
import type { Sending } from '../client.ts';
import type { OnSave } from '../form/saving/use-save.ts';
import { useWrite } from '../queries.ts';

interface Options<C extends Endpoint, U extends Endpoint, Out> {
  create: C;
  update: U;
  /** Those of the stored record; a new one has none. */
  params: Sending<U>['params'] | undefined;
  newBody: (all: Out) => Sending<C>['body'];
  changedBody: (changed: Partial<Out>, all: Out) => Sending<U>['body'];
}

/** How a form adds its record or changes the stored one: spread it on the `FormPage`. */
export const useSaving = <C extends Endpoint, U extends Endpoint, Out>(options: Options<C, U, Out>) => {
  const { create, update, params, newBody, changedBody } = options;
  const adding = useWrite(create);
  const changing = useWrite(update);
  const { isPending, error } = params ? changing : adding;
  // The parts are the calls' own: the compiler does not put generic ones together.
  const onSave: OnSave<Out, Answer<C> | Answer<U>> = (all, changed, headers) =>
    params
      ? changing.mutateAsync({ params, body: changedBody(changed, all), headers } as Sending<U>)
      : adding.mutateAsync({ body: newBody(all) } as Sending<C>);
  return { saving: isPending, error, onSave };
};
