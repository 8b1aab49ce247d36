import type { MouseEvent } from 'react';
import css from './form.module.css';
import type { IndexEntry } from './page-index.ts';
import { useCurrentSection } from './use-current-section.ts';

const goTo = ({ id, go }: IndexEntry) => {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: 'start' });
  if (go) go();
  else section?.focus({ preventScroll: true });
};

/** Links to all that stands on a form's page, the one that is read marked. */
export const SectionIndex = ({ entries }: { entries: readonly IndexEntry[] }) => {
  const { current, choose } = useCurrentSection(entries.filter(({ isNear }) => !isNear).map(({ id }) => id));
  const onClick = (event: MouseEvent, entry: IndexEntry) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    goTo(entry);
    choose(entry.id);
  };
  return (
    <nav className={css.index} aria-label="Sections de la page">
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} data-near={entry.isNear}>
            <a
              href={`#${entry.id}`}
              aria-current={entry.id === current ? 'location' : undefined}
              onClick={(event) => onClick(event, entry)}
            >
              {entry.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
