import { z } from 'zod';
import { databaseUrlFault } from './database-url.ts';
import { readAddresses } from './product-addresses.ts';
import { trailOutVariables } from './trail-outs.ts';

const port = z.coerce.number<number>().int().min(0).max(65_535);
const requests = z.coerce.number<number>().int().min(0).max(10_000_000);
const seconds = z.coerce.number<number>().min(0).max(3600);
const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const url = z.url({ protocol: /^https?$/ });
export const addresses = z
  .string()
  .transform((text, context) => {
    const read = readAddresses(text);
    if (!read)
      context.addIssue({ code: 'custom', message: 'des adresses http(s) sont attendues, de la forme adresse ou serveur=adresse,…' });
    return read ?? [];
  })
  .default([]);

/** Addresses of people, comma-separated. */
const mailAddresses = z
  .string()
  .transform((list) =>
    list
      .split(/[,;]/)
      .map((address) => address.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.email()));

const hosts = z
  .string()
  .transform((list) =>
    list
      .toLowerCase()
      .split(',')
      .map((host) => host.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.string().regex(/^(\*\.)?[a-z0-9:._-]+$/, 'des noms d’hôte ou des adresses IP sont attendus, séparés par des virgules')));

const idle = z.coerce.number<number>().min(1).max(10_080);

/** Every variable that the API reads, once, at start. docs/exploitation.md has the same table for people. */
export const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('../data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .superRefine((address, context) => {
      const fault = databaseUrlFault(address);
      if (fault !== null) context.addIssue(fault);
    })
    .optional(),
  DATABASE_POOL: z.coerce.number<number>().int().min(1).max(200).default(10),
  DATABASE_TIMEOUT_SECONDS: z.coerce.number<number>().min(0.1).max(600).default(8),
  SECRETS_KEY_FILE: z.string().min(1).optional(),
  SAMPLE_DATA: onOff.optional(),
  SECRET_HISTORY_DAYS: z.coerce.number<number>().int().min(0).max(3650).default(30),
  SECURITY_TRAIL_MONTHS: z.coerce.number<number>().int().min(1).max(1200).default(12),
  ...trailOutVariables.shape,
  ANCHOR_FOLDER: z.string().min(1).optional(),
  ANCHOR_EMAIL: mailAddresses.default([]),
  SESSION_HOURS: z.coerce.number<number>().min(0.1).max(168).default(12),
  SESSION_IDLE_MINUTES: idle.default(30),
  SESSION_IDLE_MINUTES_CUSTOMER: idle.default(120),
  SESSION_PROOF_MINUTES: z.coerce.number<number>().min(0.05).max(1440).default(10),
  SESSIONS_PER_ACCOUNT: z.coerce.number<number>().int().min(1).max(10_000).default(20),
  BACKOFFICE_LABEL: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('backoffice'),
  TRUST_PROXY: onOff.default(false),
  REQUEST_TIMEOUT_SECONDS: z.coerce.number<number>().min(1).max(3600).default(90),
  REQUESTS_PER_ADDRESS: requests.default(120_000),
  REQUESTS_PER_ACCOUNT: requests.default(30_000),
  STOP_DELAY_SECONDS: seconds.optional(),
  STOP_TIMEOUT_SECONDS: seconds.default(60),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  ACCESS_LOG: onOff.optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_TOKEN: z.string().min(16).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: url.optional(),
  OTEL_SDK_DISABLED: z.enum(['true', 'false']).default('false'),
  HSTS: z.enum(['auto', 'on', 'off']).default('auto'),
  API_DOCS: onOff.optional(),
  CHECK_ANSWERS: onOff.default(false),
  HONDA_API_BASE: url.optional(),
  CONSOLE_ORIGINS: z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((origin) => origin.trim())
        .filter(Boolean),
    )
    .pipe(z.array(url))
    .default([]),
  PUBLIC_URL: url.transform((address) => address.replace(/\/+$/, '')).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*@[^\r\n]+$/)
    .default('Comptoir <comptoir@localhost>'),
  SUPPORT_EMAIL: z.email().optional(),
  HEALTH_CHECK_MINUTES: z.coerce.number<number>().int().min(0).max(10_080).default(60),
  HEALTH_ALERT_FAILURES: z.coerce.number<number>().int().min(1).max(100).default(3),
  SECURITY_EMAIL: mailAddresses.default([]),
  HEALTH_ALERT_EMAIL: mailAddresses.optional(),
  PRODUCT_TEAM: addresses,
  PRODUCT_LEAD: addresses,
  PRODUCT_REPORTING: addresses,
  PRODUCT_EDATAVOICE: addresses,
  PRODUCT_EDATAVOICE_TOKEN: addresses,
  REPORTING_FROM: z.string().max(255).default('comptoir'),
  REPORTING_GOTO: z.string().max(255).default(''),
  ALLOWED_HOSTS: hosts.optional(),
  OUTBOUND_ALLOWED_HOSTS: hosts.optional(),
  PLANETVO_API_KEY: z.string().max(50).default(''),
  PARTNER_TIMEOUT_SECONDS: z.coerce.number<number>().min(0.1).max(60).default(8),
  LINK_MONITORING: url.optional(),
  LINK_LOGS: url.optional(),
  LINK_SETUP: url.optional(),
  LINK_DOCUMENTATION: url.optional(),
});
