import { z } from 'zod';
import { siteFields } from '../../domains/sites/sites.fields.ts';
import { affaireFields, periode } from '../../domains/affaires/affaires.calls.ts';
import { own, text } from '../../fields/kit.ts';
import { answerShape, inputShape } from '../../fields/shapes.ts';
import { aRessaisir, endpoint, staff } from '../../kit.ts';
import { rowsOf } from '../../limits.ts';
import { messages } from '../../messages.ts';

const shared = { who: staff, on: 'customer' } as const;

/** What was sent. `datas` and `response` are JSON texts, as sent and received; no call writes them. */
export const hondaKpiFields = { action: text('Action'), date: text('Date'), datas: text('Données'), response: text('Réponse') };
const kpi = z.strictObject({ IDHondaKPILogs: z.number(), ...answerShape(hondaKpiFields) });

const row = z.strictObject({ ...answerShape(affaireFields), kpi: z.array(kpi) });
export type HondaAffaire = z.infer<typeof row>;

/** A key may be a long token, often pasted with a line break. */
export const maxApiKey = 4000;
export const hondaKeyFields = {
  CodeConstructeur: own(siteFields.CodeConstructeur.label, {
    input: z.string().min(1, messages.required).max(10, messages.tooLong(10)),
    answer: z.string(),
  }),
  ApiKey: own('Clé d’API', { input: z.string().trim().max(maxApiKey, messages.tooLong(maxApiKey)), answer: z.string() }),
};

const key = z.strictObject({
  ...answerShape(hondaKeyFields),
  ARessaisir: aRessaisir,
  /** The sites with this code. */
  Sites: z.array(z.strictObject({ IDSite: z.number(), Descr: z.string() })),
});
export type HondaKey = z.infer<typeof key>;

const keyForm = z.object(inputShape(hondaKeyFields));
const changed = z.array(keyForm).max(5000);

/** Honda's KPI: what was sent and answered, and the key of each manufacturer code. */
export const hondaKpi = {
  kpi: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/interfaces/hondaKpi/kpi',
    action: 'Lire les envois KPI Honda',
    present: 'histoire',
    query: periode,
    answer: z.array(row),
  }),
  /** When something was last sent; sends nothing. */
  execute: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/interfaces/hondaKpi/execute',
    aliases: ['/api/interfaces/hondaKpi/kpi/execute'],
    action: 'Lire la date du dernier envoi KPI Honda',
    present: 'partenaire',
    answer: z.strictObject({ date_last_execute: z.string().nullable() }),
  }),
  config: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/interfaces/hondaKpi/config',
    aliases: ['/api/interfaces/hondaKpi/kpi/config'],
    action: 'Lire les clés d’API KPI Honda',
    trace: 'secrets',
    answer: z.array(key),
  }),
  saveConfig: endpoint({
    ...shared,
    method: 'PUT',
    path: '/api/interfaces/hondaKpi/config',
    aliases: ['/api/interfaces/hondaKpi/kpi/config'],
    action: 'Modifier les clés d’API KPI Honda',
    refuses: ['unknown'],
    bodyLimit: rowsOf(5000, 400),
    /** Only changes; an empty key removes it. */
    body: z.union([changed, z.object({ config: changed }).transform(({ config }) => config)]),
    answer: z.array(key),
  }),
  check: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/interfaces/hondaKpi/check',
    readsOnly: true,
    scope: 'interfaces/hondakpi:ecrire',
    action: 'Essayer une clé d’API KPI Honda',
    present: 'partenaire',
    refuses: ['partner'],
    body: keyForm,
    answer: z.strictObject({ ok: z.literal(true) }),
  }),
};
