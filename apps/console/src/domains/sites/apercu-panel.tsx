import { Text } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import css from './sites.module.css';

interface PreviewProps {
  title: string;
  printed: boolean;
  children: ReactNode;
}

const Preview = ({ title, printed, children }: PreviewProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Text id={id} fw={600} size="sm" mb={4}>
        {title}
        {!printed && <span className={css.off}> (non imprimé)</span>}
      </Text>
      <div className={css.paper} data-off={!printed || undefined}>
        {children}
      </div>
    </section>
  );
};

interface HeaderPreviewProps {
  printed: boolean;
  first: string;
  second: string;
  image: string | null;
}

/** The printed head of an offer. */
export const HeaderPreview = ({ printed, first, second, image }: HeaderPreviewProps) => (
  <Preview title="Aperçu de l’en-tête" printed={printed}>
    <div className={css.header}>
      {image && <img src={image} alt="" />}
      <div>
        <strong>{first}</strong>
        <p>{second}</p>
      </div>
    </div>
  </Preview>
);

export interface Column {
  name: string;
  text: string;
  image: string | null;
}

interface FooterPreviewProps {
  printed: boolean;
  columns: readonly Column[];
  text: string;
}

/** The printed foot of an offer: five columns with a text below. */
export const FooterPreview = ({ printed, columns, text }: FooterPreviewProps) => (
  <Preview title="Aperçu du pied de page" printed={printed}>
    <div className={css.footer}>
      {columns.map((column) => (
        <div key={column.name}>{column.image ? <img src={column.image} alt="" /> : column.text}</div>
      ))}
    </div>
    <p>{text}</p>
  </Preview>
);
