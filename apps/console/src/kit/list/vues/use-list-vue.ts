import { useEffect } from 'react';
import type { ListShape } from '../list-state.ts';
import { useListState } from '../use-list-state.ts';
import { useVue } from './use-vue.ts';

/** A list's state in the address, with the view on which it stands. */
export const useListVue = (shape: ListShape) => {
  const { ready, none, ...found } = useVue(shape);
  const control = useListState(shape, found.stood.lens, none);
  const { begin } = control;
  useEffect(() => {
    if (ready !== null) begin(ready);
  }, [ready, begin]);
  return { ...found, control };
};
