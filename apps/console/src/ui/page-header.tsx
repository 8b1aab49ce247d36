import { Anchor, Breadcrumbs, Text, Title } from '@mantine/core';
import { createContext, use, type ReactNode } from 'react';
import classes from './page-header.module.css';
import { usePageTitle } from './page-title.ts';

export interface PageHeaderProps {
  title: string;
  /** What people do here, in one line; of a record, what it is and how it stands. Phrases, no blocks. */
  purpose: ReactNode;
  /** The state of what the page is about, beside its title. */
  badge?: ReactNode;
  /** What the page is about has not come, so that its title is none of its own. */
  coming?: boolean;
  /** Buttons, at the right. */
  actions?: ReactNode;
  /** The pages above this one, nearest last. */
  parents?: readonly { label: string; href: string }[];
}

const none: readonly never[] = [];

/** What the frame puts beside the title of a page. */
export const BesideTitle = createContext<((title: string) => ReactNode) | null>(null);

/** The top of every page: its only `h1`, and the name of the tab. */
export const PageHeader = ({ title, badge, purpose, coming = false, actions, parents = none }: PageHeaderProps) => {
  const besideOf = use(BesideTitle);
  usePageTitle(title);
  return (
    <div className={classes.header}>
      <div className={classes.words}>
        {parents.length > 0 && (
          <nav aria-label="Fil d’Ariane">
            <Breadcrumbs separatorMargin={6} className={classes.trail}>
              {parents.map(({ label, href }) => (
                <Anchor key={href} href={href} size="sm">
                  {label}
                </Anchor>
              ))}
              <span aria-current="page">{title}</span>
            </Breadcrumbs>
          </nav>
        )}
        <div className={classes.title}>
          <div className={classes.name}>
            <Title order={1}>{title}</Title>
            {!coming && besideOf?.(title)}
          </div>
          {badge}
        </div>
        <Text c="dimmed">{purpose}</Text>
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
};
