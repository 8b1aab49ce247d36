import { endpointsOf, hasLot, rowsIn, type Reference } from '@comptoir/contract/references/kit';
import { createElement, type ComponentType } from 'react';
import type { RouteEntry } from './route-entry.ts';

type SpecPage = ComponentType<{ spec: Reference }>;

const withSpec =
  (Page: SpecPage, spec: Reference): ComponentType =>
  () =>
    createElement(Page, { spec });

/** The screens of a small list. */
export const referenceRoutes = (spec: Reference): RouteEntry[] => {
  const { list, create, read, update } = endpointsOf(spec);
  const listPage = () => import('../../references/reference-list.tsx').then(({ ReferenceListPage }) => withSpec(ReferenceListPage, spec));
  const formPage = () => import('../../references/reference-form.tsx').then(({ ReferenceFormPage }) => withSpec(ReferenceFormPage, spec));
  const lotPage = () => import('../../references/reference-lot-page.tsx').then(({ ReferenceLotPage }) => withSpec(ReferenceLotPage, spec));
  return [
    { path: spec.route, title: spec.texts.title, reads: [list], load: listPage },
    { path: `${spec.route}/create`, title: spec.texts.add, reads: [create], load: formPage },
    ...(hasLot(spec)
      ? [{ path: `${spec.route}/lot`, title: `Modifier des ${rowsIn(spec)}`, reads: [update], load: lotPage } as const]
      : []),
    { path: `${spec.route}/{id}`, title: spec.texts.title, reads: [read], load: formPage },
  ];
};
