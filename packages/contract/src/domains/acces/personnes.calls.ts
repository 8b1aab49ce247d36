import { z } from 'zod';
import { answerShape } from '../../fields/shapes.ts';
import { endpoint, everyone } from '../../kit.ts';
import { pageNumber } from '../../fields/page-number.ts';
import { evenementFilters } from '../securite/securite.calls.ts';
import { evenementFields } from '../securite/securite.fields.ts';

const { DateH, Type, Resultat, Nombre, Qui, Adresse, Appareil, Details, Requete } = evenementFields;
/** What an administrator of a group is told of an event: neither how the call is spelled, nor of other customers. */
const personneEvenementFields = { DateH, Type, Resultat, Nombre, Qui, Adresse, Appareil, Details, Requete };

export const personneEvenementFilters = evenementFilters.omit({ client: true });
export type PersonneEvenementFilters = z.output<typeof personneEvenementFilters>;

const evenement = z.strictObject({ IDEvenement: z.number(), ...answerShape(personneEvenementFields) });
export type PersonneEvenement = z.infer<typeof evenement>;

/** What a group's own people did and were refused (docs/regles/acces.md#security-trail). */
export const accesPersonnes = {
  evenements: endpoint({
    method: 'GET',
    path: '/api/acces/personnes/evenements',
    who: everyone,
    on: 'customer',
    action: 'Lire les événements de sécurité des personnes du groupe',
    present: 'histoire',
    query: personneEvenementFilters.extend({ page: pageNumber }),
    answer: z.strictObject({ evenements: z.array(evenement), total: z.number() }),
  }),
};
