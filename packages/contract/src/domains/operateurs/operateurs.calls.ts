import { z } from 'zod';
import { answerShape, pick } from '../../fields/shapes.ts';
import { bool, endpoint, id, staff } from '../../kit.ts';
import { operateurFields } from './operateurs.fields.ts';

const operateur = z.strictObject({ IDOperator: z.number(), ...answerShape(operateurFields) });
export type Operateur = z.infer<typeof operateur>;

const { login, name, Courriel } = pick(operateurFields, ['login', 'name', 'Courriel']);
/** What the form of an operator changes. */
export const operateurChanges = z.object({ name: name.input, Courriel: Courriel.input });

const call = { who: staff, on: 'registry' } as const;
const one = { path: '/api/operateurs/{IDOperator}', params: z.object({ IDOperator: id }) } as const;
const written = z.strictObject({ IDOperator: z.number() });

/** The provider's own people. Nobody types a password for somebody else: a link invites them (docs/regles/acces.md#invitations). */
export const operateurs = {
  list: endpoint({
    ...call,
    method: 'GET',
    path: '/api/operateurs',
    action: 'Lister les opérateurs',
    /** By name. */
    answer: z.array(operateur),
  }),
  create: endpoint({
    ...call,
    method: 'POST',
    path: '/api/operateurs',
    action: 'Inviter un opérateur',
    danger: 'droits',
    trace: 'operateur',
    refuses: ['conflict', 'rule'],
    body: z.object({ login: login.input, name: name.input, Courriel: Courriel.input }),
    answer: written,
  }),
  update: endpoint({
    ...call,
    ...one,
    method: 'PATCH',
    action: 'Modifier un opérateur',
    danger: 'droits',
    trace: 'operateur',
    refuses: ['conflict', 'rule'],
    body: z.object({ name: name.input.optional(), Courriel: Courriel.input.optional(), Actif: bool.optional() }),
    answer: written,
  }),
  inviter: endpoint({
    ...call,
    path: '/api/operateurs/{IDOperator}/invitation',
    params: one.params,
    method: 'POST',
    action: 'Envoyer une invitation',
    danger: 'droits',
    trace: 'operateur',
    refuses: ['rule'],
    answer: written,
  }),
};
