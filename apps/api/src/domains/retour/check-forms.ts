import { Refusal } from '@comptoir/contract/errors';
import { brandsRequired } from '@comptoir/contract/interfaces/catalogues/catalogues.calls';
import { refLoisir as loisirPartner, refMoto as motoPartner } from '@comptoir/contract/interfaces/catalogues/catalogues.partner';
import { clesEtapes, mayTake } from '@comptoir/contract/domains/departs/departs.calls';
import { leadFollows } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { protectedLibelle } from '@comptoir/contract/references/libelles-remise';
import { z } from 'zod';
import type { GroupEntry } from '../../db/journal-groups.ts';
import type { Db } from '../../db/tables.ts';
import { standingOf, type Session } from '../../http/session.ts';
import { listBrands } from '../../interfaces/catalogues/catalogues.store.ts';
import { findPrevu } from '../departs/prevus.store.ts';
import { notOwn, rightsOn } from '../notes/notes.rules.ts';
import { inactiveRefusal, typeRefusal } from '../origines/origines.rules.ts';
import { findType, lockOrigine } from '../origines/origines.store.ts';
import { hasWorkflows, listContextesOf } from '../origines/origines-uses.store.ts';
import { readProfiles } from '../utilisateurs/utilisateurs-profils.store.ts';

/** What was done to a row, as the journal says it. */
export type Changed = Pick<GroupEntry, 'NomTable' | 'IDLigne' | 'Operation' | 'Avant' | 'Apres'>;

interface Asking {
  db: Db;
  session: Session;
  /** The tables of all rows that are put back together. */
  tables: ReadonlySet<string>;
}
type Judge = (asking: Asking, change: Changed) => Promise<void> | void;

const refuse = (sentence: string) => new Refusal('conflict', sentence);

/** What uses an origin may have come since. */
const checkOrigine: Judge = async ({ db }, { Operation, IDLigne, Avant }) => {
  if (Operation !== 'U') return;
  const IDOrigineAction = Number(IDLigne);
  const { EstInactif, IDOrigineActionType } = Avant ?? {};
  await lockOrigine(db, IDOrigineAction);
  const isUsed = await hasWorkflows(db, IDOrigineAction);
  const inactive = EstInactif === true ? inactiveRefusal(await listContextesOf(db, IDOrigineAction), isUsed) : null;
  const type = typeof IDOrigineActionType === 'number' ? await findType(db, IDOrigineActionType) : undefined;
  const refusal = inactive ?? (type ? typeRefusal(type.Description, isUsed) : null);
  if (refusal !== null) throw refuse(refusal);
};

/**
 * Whoever may take all of its steps may call a departure off, and plan it. Put back once its moment is over, it would be carried out
 * at once.
 */
const checkDepartPrevu: Judge = async ({ db, session }, { IDLigne, Avant }) => {
  const present = await findPrevu(db, Number(IDLigne));
  const { DateH, Refus, Etapes } = Avant ?? {};
  const etapes = [...(present?.Etapes ?? []), ...z.array(z.enum(clesEtapes)).catch([]).parse(Etapes)];
  if (!etapes.every((cle) => mayTake(cle, standingOf(session))))
    throw new Refusal('forbidden', 'Ce départ a des étapes que votre accès ne permet pas\u00a0: rien n’a été annulé.');
  if (typeof DateH !== 'string' || typeof Refus === 'string' || Date.parse(DateH) > Date.now()) return;
  throw refuse('Le moment de ce départ est passé\u00a0: rien n’a été annulé.');
};

/** The customer-relations profile decides the lead profile; where the profile or the option comes back too, it was so. */
const checkProfils: Judge = async ({ db, tables }, { Operation, IDLigne, Avant }) => {
  const isAbout = Avant !== null && ('IDProfil' in Avant || 'IDDRProfileEsellerLead' in Avant);
  if (Operation !== 'U' || !isAbout || tables.has('profilsEDataVoicePrc') || tables.has('gpParametres')) return;
  const query = db.selectFrom('utilisateurs').select(['IDProfil', 'IDDRProfileEsellerLead']).where('IDPeople', '=', Number(IDLigne));
  const { IDProfil, IDDRProfileEsellerLead } = { ...(await query.executeTakeFirst()), ...Avant };
  const { isEDatavoice, relationClient } = await readProfiles(db, { all: true });
  const decided = typeof IDProfil === 'number' ? relationClient.get(IDProfil)?.IDTypeProfil : undefined;
  if (isEDatavoice && decided !== undefined && decided !== IDDRProfileEsellerLead)
    throw refuse(`${leadFollows}\u00a0: rien n’a été remis.`);
};

/** The other products write this label by themselves: it does not go, and is not renamed. */
const checkLibelle: Judge = (_, { Operation, Avant, Apres }) => {
  const goes = Operation === 'I' || (Avant !== null && 'Libelle' in Avant);
  if (!goes || Apres?.['Libelle'] !== protectedLibelle) return;
  throw refuse(`Le libellé «\u00a0${protectedLibelle}\u00a0» ne peut être ni renommé ni supprimé\u00a0: rien n’a été remis.`);
};

const catalogues = [
  ['RefMotoActif', 'moto', motoPartner],
  ['RefVdlActif', 'loisir', loisirPartner],
] as const;

/** A catalogue needs a brand of the group, and brands are the partner's: they do not come back. */
const checkCatalogues: Judge = async ({ db }, { Avant }) => {
  for (const [flag, referentiel, { title }] of catalogues)
    if (Avant?.[flag] === true && (await listBrands(db, referentiel)).length === 0) throw refuse(`${brandsRequired(title)}.`);
};

/** A note is its author's. */
const checkNote: Judge = async ({ db, session: { kind, login } }, { Operation, IDLigne }) => {
  if (Operation !== 'U') return;
  const note = await db.selectFrom('notes').select(['Kind', 'Login']).where('IDNote', '=', Number(IDLigne)).executeTakeFirst();
  if (note && !rightsOn(note, { Kind: kind, Login: login }).mayChange) throw notOwn();
};

const judges: Readonly<Record<string, Judge>> = {
  origines: checkOrigine,
  departsPrevus: checkDepartPrevu,
  utilisateurs: checkProfils,
  libellesRemise: checkLibelle,
  sites: checkCatalogues,
  notes: checkNote,
};

/** What a form refuses because of other rows than its own, of the hour, or of who asks. @throws Refusal 403, 409 */
export const checkForms = async (asking: Asking, change: Changed) => judges[change.NomTable]?.(asking, change);
