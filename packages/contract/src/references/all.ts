import { cartesDeFidelite } from './cartes-de-fidelite.ts';
import { CategorieClient } from './categorie-client.ts';
import { civilites } from './civilites.ts';
import { codesOP } from './codes-op.ts';
import { docsAdmin } from './docs-admin.ts';
import { fonctions } from './fonctions.ts';
import { holidayTypes } from './holiday-types.ts';
import { libellesRemise } from './libelles-remise.ts';
import { MoyenPaiement } from './moyen-paiement.ts';
import { offrereglement } from './offrereglement.ts';
import { originesContact } from './origines-contact.ts';
import { RaisonClotureLead } from './raison-cloture-lead.ts';
import { SITFAM } from './sitfam.ts';
import { statutsJuridiques } from './statuts-juridiques.ts';
import type { Reference } from './kit.ts';

/** Every small list of the product. One line here, one spec, one migration. */
export const references: readonly Reference[] = [
  cartesDeFidelite,
  CategorieClient,
  civilites,
  codesOP,
  docsAdmin,
  fonctions,
  holidayTypes,
  libellesRemise,
  MoyenPaiement,
  offrereglement,
  originesContact,
  RaisonClotureLead,
  SITFAM,
  statutsJuridiques,
];
