import { Refusal } from '@comptoir/contract/errors';
import type { notes, Mention, Portee } from '@comptoir/contract/domains/notes/notes.calls';
import type { Db } from '../../db/tables.ts';
import { routesOf } from '../../http/call.ts';
import { standingOf, type Session } from '../../http/session.ts';
import { listOperators } from '../../registry/registry.store.ts';
import { checkFiche, mayOpenFiche, ofCustomer } from './annotees.store.ts';
import { mailMentions } from './mail-mentions.ts';
import { checkMentions, checkPortee, notOwn, rightsOn, usualPortee } from './notes.rules.ts';
import { deleteNote, insertNote, listNotes, listPersonnes, lockNote, saveMentions, updateNote } from './notes.store.ts';

const visibilityOf = ({ kind }: Pick<Session, 'kind'>) => ({ all: kind === 'operator' });
const authorOf = ({ kind, login }: Session) => ({ Kind: kind, Login: login });

interface Given {
  Portee?: Portee | undefined;
  mentions: readonly Mention[];
}

/** The scope of a note, once it and those whom it names are found good. @throws Refusal 422 */
const checkGiven = async (db: Db, session: Session, fiche: { NomTable: string; IDLigne: number }, given: Given, usual: Portee) => {
  const { Portee: portee = usual, mentions } = given;
  checkPortee(session.kind, portee, portee === 'interne' || (await mayOpenFiche(db, ofCustomer(session), fiche.NomTable, fiche.IDLigne)));
  const people = mentions.some(({ Kind }) => Kind === 'customer') ? await listPersonnes(db, visibilityOf(session)) : [];
  checkMentions(session.kind, portee, mentions, new Set(people.map(({ Login }) => Login)));
  return portee;
};

/** @throws Refusal 404, also for a note of a record that the session may not open */
const lockOwn = async (db: Db, session: Session, IDNote: number) => {
  const note = await lockNote(db, IDNote, visibilityOf(session));
  await checkFiche(db, standingOf(session), note.NomTable, note.IDLigne);
  return { note, ...rightsOn(note, authorOf(session)) };
};

export const notesRoutes = routesOf<typeof notes>()({
  list: async ({ db, session, params: { table, ligne } }) => {
    await checkFiche(db, standingOf(session), table, ligne);
    const rows = await listNotes(db, table, ligne, visibilityOf(session));
    return rows.map(({ Kind, Login, ...row }) => ({
      ...row,
      DeOperateur: Kind === 'operator',
      ...rightsOn({ Kind, Login }, authorOf(session)),
    }));
  },

  personnes: async ({ db, registry, session, params: { table, ligne } }) => {
    await checkFiche(db, standingOf(session), table, ligne);
    const operators = session.kind === 'operator' ? await listOperators(registry) : [];
    const isOpen = await mayOpenFiche(db, ofCustomer(session), table, ligne);
    const people = isOpen ? await listPersonnes(db, visibilityOf(session)) : [];
    return [
      ...operators.map(({ login, name }) => ({ Kind: 'operator' as const, Login: login, Name: name, AvecEMail: false })),
      ...people.map(({ Login, Name, EMail }) => ({ Kind: 'customer' as const, Login, Name, AvecEMail: EMail !== '' })),
    ];
  },

  create: async (call) => {
    const { db, session, params, body } = call;
    const { table, ligne } = params;
    const fiche = { NomTable: await checkFiche(db, standingOf(session), table, ligne), IDLigne: ligne };
    const Portee = await checkGiven(db, session, fiche, body, usualPortee(session.kind));
    const by = { ...authorOf(session), Auteur: session.name };
    const IDNote = await insertNote(db, fiche, by, { Texte: body.Texte, Portee });
    const added = await saveMentions(db, IDNote, body.mentions);
    return { IDNote, Courriels: body.ParEMail ? await mailMentions(call, { fiche, Texte: body.Texte, added }) : 0 };
  },

  update: async (call) => {
    const { db, session, body } = call;
    const { idNote } = call.params;
    const { note, mayChange } = await lockOwn(db, session, idNote);
    if (!mayChange) throw notOwn();
    const Portee = await checkGiven(db, session, note, body, note.Portee);
    await updateNote(db, idNote, { Texte: body.Texte, Portee });
    const added = await saveMentions(db, idNote, body.mentions);
    return { IDNote: idNote, Courriels: body.ParEMail ? await mailMentions(call, { fiche: note, Texte: body.Texte, added }) : 0 };
  },

  remove: async ({ db, session, params: { idNote } }) => {
    const { mayRemove } = await lockOwn(db, session, idNote);
    if (!mayRemove) throw new Refusal('forbidden', 'Une note n’est supprimée que par son auteur ou par un opérateur.');
    await deleteNote(db, idNote);
    return { IDNote: idNote };
  },
});
