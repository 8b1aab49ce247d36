import { random } from '../random.ts';
import type { Recipe } from '../recipes.ts';
import { inserted, type Row } from '../rows.ts';

const millisOfDay = 24 * 60 * 60 * 1000;

/** Days are counted back from this one; whoever writes the rows moves it to the present day. */
export const presentDay = '2000-01-01';
const dayBefore = (days: number) => new Date(Date.parse(presentDay) - days * millisOfDay).toISOString().slice(0, 10);

const kept = 89;

/** What the checks of a customer's interfaces came to on earlier days: mostly well, with a bad day and a bad week. */
export const santeJourRows = ({ BDGp, interfaces }: Recipe) => {
  const checked = [
    ...(interfaces.planetVO > 0 ? ['planetvo'] : []),
    ...(interfaces.planetVO2 > 0 ? ['planetvo2'] : []),
    ...(interfaces.bee2Link > 0 ? ['bee2link'] : []),
    ...(interfaces.smartData === 'on' ? ['smartdata'] : []),
    'wally',
  ];
  const rows = checked.flatMap((Interface): Row[] => {
    const draw = random(`${BDGp}/sante/${Interface}`);
    const [down, shaky] = [5 + draw.below(80), 5 + draw.below(75)];
    const since = draw.chance(0.3) ? 25 + draw.below(40) : kept;
    return (
      Array.from({ length: since }, (_, at) => since - at)
        // Now and then nobody checked: the server was stopped.
        .filter(() => !draw.chance(0.02))
        .map((days) => {
          const all = 22 + draw.below(3);
          const isShaky = days <= shaky && days > shaky - 4;
          const Echecs = days === down ? all : isShaky || draw.chance(0.03) ? 1 + draw.below(4) : 0;
          const why =
            Echecs > 0
              ? { Libelle: 'Groupe', Message: days === down ? "Le partenaire n'a pas répondu." : "L'accès a été refusé." }
              : { Libelle: '', Message: '' };
          return { Interface, Jour: dayBefore(days), Succes: all - Echecs, Echecs, ...why };
        })
    );
  });
  return inserted('santeJours', null, rows);
};

/** How many sites each interface had on earlier days: fewer and fewer, the further back. */
export const chiffreRows = ({ BDGp }: Recipe, sites: readonly { row: Row }[]) => {
  const real = sites.filter(({ row }) => row['EstFictif'] !== true);
  const counts: Readonly<Record<string, number>> = {
    esellerLead: real.filter(({ row }) => row['Est_eSellerLeadActif'] === true).length,
    basevn: real.filter(({ row }) => (row['CodeSiteBaseVN'] ?? '') !== '').length,
    planetvo2: real.filter(({ row }) => row['ActifPVO2'] === true && row['IDSitePVO2'] !== null).length,
  };
  const rows = Object.entries(counts).flatMap(([Mesure, present]): Row[] => {
    const draw = random(`${BDGp}/chiffres/${Mesure}`);
    let Nombre = present;
    return Array.from({ length: kept }, (_, at) => {
      if (draw.chance(0.05)) Nombre = Math.max(0, Nombre - 1);
      return { Mesure, Jour: dayBefore(at + 1), Nombre };
    });
  });
  return inserted('chiffres', null, rows);
};
