import css from './tab-links.module.css';

interface TabLinksProps {
  /** Names the group of tabs. */
  label: string;
  tabs: readonly { name: string; title: string; href: string }[];
  current: string;
}

/** Tabs as links: each has its address. */
export const TabLinks = ({ label, tabs, current }: TabLinksProps) => (
  <nav className={css.tabs} aria-label={label}>
    {tabs.map(({ name, title, href }) => (
      <a key={name} href={href} aria-current={name === current ? 'page' : undefined}>
        {title}
      </a>
    ))}
  </nav>
);
