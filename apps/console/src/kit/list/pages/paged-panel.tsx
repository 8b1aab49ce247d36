import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import css from './paged.module.css';
import { PagesPanel } from './pages-panel.tsx';

interface PagedPanelProps {
  /** How many there are on all pages, in words. */
  count: string;
  /** The accessible name of the pages. */
  label: string;
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** Makes the file of this page, where it has rows. */
  onDownload?: (() => void) | false;
  /** Another page is on its way. */
  stale: boolean;
  children: ReactNode;
}

/** A page of what was found: how many there are, its file, and the way to the others. */
export const PagedPanel = ({ count, label, page, pages, onPage, onDownload, stale, children }: PagedPanelProps) => (
  <>
    <div className={css.tools}>
      <span role="status">{count}</span>
      <PagesPanel label={label} page={page} pages={pages} onPage={onPage} />
      {onDownload && (
        <IconButton label="Télécharger en CSV la page affichée" variant="default" onClick={onDownload}>
          <IconDownload size={18} aria-hidden />
        </IconButton>
      )}
    </div>
    <div aria-busy={stale} className={css.results} data-stale={stale || undefined}>
      {children}
    </div>
  </>
);
