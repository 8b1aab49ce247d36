import type { ReactNode } from 'react';
import { PageHeader, type PageHeaderProps } from '../../ui/page-header.tsx';
import { ListPanel, type ListPanelProps } from './list-panel.tsx';
import css from './list.module.css';

export interface ListPageProps<Row extends object> extends PageHeaderProps, Omit<ListPanelProps<Row>, 'caption'> {
  /** Between title and filters: a banner, a warning. */
  notice?: ReactNode;
}

/** A page with one list. */
export const ListPage = <Row extends object>({ title, purpose, actions, parents, notice, ...list }: ListPageProps<Row>) => (
  <>
    <PageHeader title={title} purpose={purpose} actions={actions} {...(parents ? { parents } : {})} />
    <div className={css.notice}>{notice}</div>
    <ListPanel caption={title} {...list} />
  </>
);
