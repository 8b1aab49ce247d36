import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageHeader, type PageHeaderProps } from '../../ui/page-header.tsx';
import { StoppedAbove } from '../travaux/stopped-above.tsx';
import { ListPanel, type ListPanelProps } from './list-panel.tsx';
import css from './list.module.css';

export interface ListPageProps<Row extends object> extends PageHeaderProps, Omit<ListPanelProps<Row>, 'caption'> {
  /** Between title and filters: a banner, a warning. */
  notice?: ReactNode;
  /** Its rows come by an import too, which may have stopped. */
  isImported?: boolean;
}

/** A page with one list. */
export const ListPage = <Row extends object>({
  title,
  purpose,
  actions,
  parents,
  notice,
  isImported = false,
  ...list
}: ListPageProps<Row>) => {
  const { pathname } = useLocation();
  return (
    <>
      <PageHeader title={title} purpose={purpose} actions={actions} {...(parents ? { parents } : {})} />
      <div className={css.notice}>
        {(isImported || list.selection) && <StoppedAbove ecran={pathname} />}
        {notice}
      </div>
      <ListPanel caption={title} {...list} />
    </>
  );
};
