import { logosMarques, type MarqueLogo } from '@comptoir/contract/domains/logos-marques/logos-marques.calls';
import { ofName } from '@comptoir/contract/texts/elision';
import { useRead } from '../../kit/queries.ts';
import css from './logos-marques.module.css';

/** A small logo, once loaded. Rows out of sight do not load theirs. */
export const LogoBadge = ({ row: { IDMarque, Make } }: { row: MarqueLogo }) => {
  const { data } = useRead(logosMarques.read, { params: { IDMarque } });
  return data?.Contenu ? <img className={css.small} src={data.Contenu} alt={`Logo ${ofName(Make)}`} /> : <span>…</span>;
};
