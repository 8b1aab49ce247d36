import { memo, type FunctionComponent, type ReactNode } from 'react';

/** A component that is drawn again only where its props changed; React's own `memo` loses the generic type. */
export const memoized = <C extends (props: never) => ReactNode>(component: C): C =>
  memo(component as unknown as FunctionComponent) as unknown as C;
