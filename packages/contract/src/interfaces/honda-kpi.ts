import { z } from 'zod';
import { affaireFields, periode } from '../affaires.ts';
import { aRessaisir, endpoint, staff } from '../kit.ts';
import { rowsOf } from '../limits.ts';
import { messages } from '../messages.ts';

const shared = { who: staff, on: 'customer' } as const;

/** `datas` and `response` are JSON texts, as sent and received. */
const kpi = z.strictObject({
  IDHondaKPILogs: z.number(),
  action: z.string(),
  date: z.string(),
  datas: z.string(),
  response: z.string(),
});

const row = z.strictObject({ ...affaireFields, kpi: z.array(kpi) });
export type HondaAffaire = z.infer<typeof row>;

/** A key may be a long token, often pasted with a line break. */
const apiKey = z.string().trim().max(4000, messages.tooLong(4000));
const code = z.string().min(1, messages.required).max(10, messages.tooLong(10));

const key = z.strictObject({
  CodeConstructeur: z.string(),
  ApiKey: z.string(),
  ARessaisir: aRessaisir,
  /** The sites with this code. */
  Sites: z.array(z.strictObject({ IDSite: z.number(), Descr: z.string() })),
});
export type HondaKey = z.infer<typeof key>;

const changed = z.array(z.object({ CodeConstructeur: code, ApiKey: apiKey })).max(5000);

/** Honda's KPI: what was sent and answered, and the key of each manufacturer code. */
export const hondaKpi = {
  kpi: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/interfaces/hondaKpi/kpi',
    action: 'Lire les envois KPI Honda',
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
    answer: z.strictObject({ date_last_execute: z.string().nullable() }),
  }),
  config: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/interfaces/hondaKpi/config',
    aliases: ['/api/interfaces/hondaKpi/kpi/config'],
    action: "Lire les clés d'API KPI Honda",
    answer: z.array(key),
  }),
  saveConfig: endpoint({
    ...shared,
    method: 'PUT',
    path: '/api/interfaces/hondaKpi/config',
    aliases: ['/api/interfaces/hondaKpi/kpi/config'],
    action: "Modifier les clés d'API KPI Honda",
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
    action: "Essayer une clé d'API KPI Honda",
    refuses: ['partner'],
    body: z.object({ CodeConstructeur: code, ApiKey: apiKey }),
    answer: z.strictObject({ ok: z.literal(true) }),
  }),
};
