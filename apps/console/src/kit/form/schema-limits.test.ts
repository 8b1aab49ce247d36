import { bool, nullableText, requiredText, text } from '@comptoir/contract/kit';
import { civilites } from '@comptoir/contract/references/civilites';
import { bodyOf } from '@comptoir/contract/references/kit';
import { acces } from '@comptoir/contract/domains/acces/acces.calls';
import { departs } from '@comptoir/contract/domains/departs/departs.calls';
import { revueCalls } from '@comptoir/contract/domains/securite/revues.calls';
import { facteurs } from '@comptoir/contract/domains/session/facteurs.calls';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { limitsOf, maxLengthOf } from './schema-limits.ts';

const schema = z
  .object({
    Descr: requiredText(50),
    Code: text(20),
    Commentaire: nullableText(1000),
    Tel: text(20).optional().default(''),
    Actif: bool,
    IDSite: z.coerce.number<number>().int().min(1),
    IDActivite: z.number().nullable(),
    Sites: z.array(z.number()).min(1, 'Au moins un site'),
    Marques: z.array(z.object({ Nom: requiredText(30) })),
  })
  .refine((value) => value.Descr !== value.Code);

test.each([
  ['Descr', { required: true, max: 50 }],
  ['Code', { required: false, max: 20 }],
  ['Commentaire', { required: false, max: 1000 }],
  ['Tel', { required: false, max: 20 }],
  ['IDSite', { required: true, max: null }],
  ['IDActivite', { required: false, max: null }],
  ['Sites', { required: true, max: null }],
  ['Marques', { required: false, max: null }],
  ['Marques.0.Nom', { required: true, max: 30 }],
])('%s', (path, limits) => {
  expect(limitsOf(schema, path)).toEqual(limits);
});

test('a tick is never empty', () => {
  expect(limitsOf(z.object({ Actif: z.boolean() }), 'Actif').required).toBe(false);
});

test('the limits of a small list come from its spec', () => {
  expect(limitsOf(bodyOf(civilites), 'Descr')).toEqual({ required: true, max: 50 });
});

test('a field that the schema lacks is an error', () => {
  expect(() => limitsOf(schema, 'Libelle')).toThrow('Libelle');
});

test('a single input takes its limit from the body of its call', () => {
  const limits = [
    maxLengthOf(departs.partir.body, 'motif'),
    maxLengthOf(acces.accorder.body, 'Operateur'),
    maxLengthOf(facteurs.renommer.body, 'Nom'),
    maxLengthOf(revueCalls.deciderRevue.body, 'Remarque'),
    maxLengthOf(revueCalls.deciderRevue.body, 'Decision'),
  ];
  expect(limits).toEqual([255, 255, 60, 500, undefined]);
});
