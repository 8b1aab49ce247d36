import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react';
import { IconButton } from '../../../ui/icon-button.tsx';
import css from './pages-panel.module.css';

interface PagesPanelProps {
  /** The accessible name, where a page has several. */
  label: string;
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** First, previous, position, next, last. Disabled buttons keep the focus. */
export const PagesPanel = ({ label, page, pages, onPage }: PagesPanelProps) => {
  const steps = [
    { name: 'Première page', icon: <IconChevronsLeft size={18} aria-hidden />, to: 1, closed: page <= 1 },
    { name: 'Page précédente', icon: <IconChevronLeft size={18} aria-hidden />, to: page - 1, closed: page <= 1 },
    { name: 'Page suivante', icon: <IconChevronRight size={18} aria-hidden />, to: page + 1, closed: page >= pages },
    { name: 'Dernière page', icon: <IconChevronsRight size={18} aria-hidden />, to: pages, closed: page >= pages },
  ];
  const [first, previous, next, last] = steps.map(({ name, icon, to, closed }) => (
    <IconButton key={name} label={name} variant="default" aria-disabled={closed} onClick={() => !closed && onPage(to)}>
      {icon}
    </IconButton>
  ));
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className={css.pages}>
      {first}
      {previous}
      <span>
        Page {page.toLocaleString('fr-FR')} sur {pages.toLocaleString('fr-FR')}
      </span>
      {next}
      {last}
    </nav>
  );
};
