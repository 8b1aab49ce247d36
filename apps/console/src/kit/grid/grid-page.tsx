import type { ReactNode } from 'react';
import { PageHeader, type PageHeaderProps } from '../../ui/page-header.tsx';
import listCss from '../list/list.module.css';
import { GridPanel, type GridPanelProps } from './grid-panel.tsx';

export interface GridPageProps<Row extends object> extends PageHeaderProps, Omit<GridPanelProps<Row>, 'caption'> {
  /** Between title and filters: a banner, a warning. */
  notice?: ReactNode;
}

/** A page with one grid. */
export const GridPage = <Row extends object>({ title, purpose, actions, parents, notice, ...grid }: GridPageProps<Row>) => (
  <>
    <PageHeader title={title} purpose={purpose} actions={actions} {...(parents ? { parents } : {})} />
    <div className={listCss.notice}>{notice}</div>
    <GridPanel caption={title} {...grid} />
  </>
);
