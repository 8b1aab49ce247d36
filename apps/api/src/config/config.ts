import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SecondFacteur } from '@comptoir/contract/domains/session/facteurs';
import { inFrench } from '@comptoir/contract/texts/issues';
import { partners, type PartnerName } from '@comptoir/contract/partners/all';
import { variableOf } from '@comptoir/contract/partners/kit';
import { z } from 'zod';
import { isLoopback } from './loopback.ts';
import { addresses, environment } from './environment.ts';
import type { ServerAddress } from './product-addresses.ts';
import { trailOutFault, trailOutsOf } from './trail-outs.ts';

/** Sample accounts have known passwords: no page of elsewhere may reach them by a name of its own that leads to this machine. */
const sampleHosts = (publicUrl: string | undefined) => [
  'localhost',
  '*.localhost',
  '127.0.0.1',
  '::1',
  ...(publicUrl === undefined ? [] : [new URL(publicUrl).hostname]),
];

/** The address of each partner, which may carry `identifiant:motdepasse@`. */
const partnerEnvironment = z.object(Object.fromEntries(partners.map(({ name }) => [variableOf(name), addresses])));

/** May hold a password: errors do not show the value. */
const secretVariables = [
  'DATABASE_URL',
  'SMTP_URL',
  'PLANETVO_API_KEY',
  'PRODUCT_EDATAVOICE_TOKEN',
  'METRICS_TOKEN',
  'SECURITY_TRAIL_HTTPS',
  'SECURITY_TRAIL_HTTPS_TOKEN',
];
const isSecret = (name: string) => secretVariables.includes(name) || name.startsWith('PARTNER_');

export class BadConfiguration extends Error {}

type Environment = Record<string, string | undefined>;

const readSecret = (variable: string, file: string) => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new BadConfiguration(`${variable}=${file}\u00a0: ce fichier ne peut pas être lu (${why}).`);
  }
};

/** A secret may be in a file, named by `DATABASE_URL_FILE` and the like: an environment is easily seen. */
const withSecretFiles = (env: Environment): Environment => {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  for (const [variable, file = ''] of Object.entries(filled)) {
    const name = variable.replace(/_FILE$/, '');
    if (name === variable || !isSecret(name)) continue;
    if (filled[name] !== undefined)
      throw new BadConfiguration(`${variable}=${file}\u00a0: ${name} est déjà donnée, choisissez l’une des deux.`);
    filled[name] = readSecret(variable, file);
  }
  return filled;
};

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads and checks the environment. From then on every schema gives French messages.
 * @throws BadConfiguration with one French sentence that names the variable at fault.
 */
export const readConfig = (env: Environment) => {
  z.config({ customError: inFrench });
  const filled = withSecretFiles(env);
  const check = <S extends z.ZodType>(schema: S) => {
    const read = schema.safeParse(filled);
    if (read.success) return read.data;
    const issue = read.error.issues[0]!;
    const name = String(issue.path[0]);
    throw new BadConfiguration(`${name}${isSecret(name) ? '' : `=${filled[name]}`}\u00a0: ${issue.message}`);
  };
  const values = check(environment);
  const partnerAddresses = check(partnerEnvironment);
  const sampleData = values.SAMPLE_DATA ?? values.DATABASE_URL === undefined;
  if (sampleData && !isLoopback(values.HOST)) {
    throw new BadConfiguration(
      `HOST=${values.HOST}\u00a0: avec les données d’exemple (SAMPLE_DATA=on), le serveur n’écoute que sur la boucle locale (127.0.0.1).`,
    );
  }
  if (values.METRICS_PORT !== undefined && !isLoopback(values.METRICS_HOST) && values.METRICS_TOKEN === undefined) {
    throw new BadConfiguration(
      `METRICS_HOST=${values.METRICS_HOST}\u00a0: hors de la boucle locale, les mesures ne sont données que contre METRICS_TOKEN.`,
    );
  }
  if (values.ANCHOR_EMAIL.length > 0 && values.SMTP_URL === undefined && !sampleData) {
    throw new BadConfiguration('ANCHOR_EMAIL\u00a0: l’envoi des ancres demande un serveur de messagerie (SMTP_URL).');
  }
  if (values.SECURITY_EMAIL.length > 0 && values.SMTP_URL === undefined && !sampleData) {
    throw new BadConfiguration('SECURITY_EMAIL\u00a0: prévenir d’un accès d’urgence demande un serveur de messagerie (SMTP_URL).');
  }
  const trailOuts = trailOutsOf(values);
  const outFault = trailOutFault(trailOuts);
  if (outFault !== null) throw new BadConfiguration(outFault);
  const dataDir = resolve(values.DATA_DIR);
  const supportEmail = values.SUPPORT_EMAIL ?? (sampleData ? 'support@comptoir.example' : undefined);
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    databaseTimeoutMillis: values.DATABASE_TIMEOUT_SECONDS * 1000,
    secretsKeyFile: resolve(values.SECRETS_KEY_FILE ?? join(dataDir, 'secrets.key')),
    sampleData,
    secretHistoryDays: values.SECRET_HISTORY_DAYS,
    securityTrailMonths: values.SECURITY_TRAIL_MONTHS,
    trailOuts,
    /** Where a signed anchor of the journal goes each day; without any place none is made. */
    anchors:
      values.ANCHOR_FOLDER === undefined && values.ANCHOR_EMAIL.length === 0
        ? undefined
        : { folder: resolve(values.ANCHOR_FOLDER ?? join(dataDir, 'ancres')), recipients: values.ANCHOR_EMAIL },
    sessions: {
      /** From the sign-in on, whatever is done. */
      hours: values.SESSION_HOURS,
      /** Without a call that a person made. */
      idleMinutes: { operator: values.SESSION_IDLE_MINUTES, customer: values.SESSION_IDLE_MINUTES_CUSTOMER },
      /** For how long somebody who has said who they are is not asked again. */
      proofMinutes: values.SESSION_PROOF_MINUTES,
      /** At once; one more ends the oldest. */
      perAccount: values.SESSIONS_PER_ACCOUNT,
    },
    /** Whether operators need a second factor where their policy says nothing: passwords of sample data are public anyway. */
    operatorsSecondFactor: (sampleData ? 'non' : 'exige') as SecondFacteur,
    backofficeLabel: values.BACKOFFICE_LABEL,
    trustProxy: values.TRUST_PROXY,
    requestTimeoutMillis: values.REQUEST_TIMEOUT_SECONDS * 1000,
    /** In a minute; 0: no limit. */
    requestsPerAddress: values.REQUESTS_PER_ADDRESS,
    requestsPerAccount: values.REQUESTS_PER_ACCOUNT,
    /** Nothing needs to learn of a development server's end. */
    stopDelayMillis: (values.STOP_DELAY_SECONDS ?? (sampleData ? 0 : 5)) * 1000,
    stopTimeoutMillis: values.STOP_TIMEOUT_SECONDS * 1000,
    logLevel: values.LOG_LEVEL,
    /** One line for each request; off with sample data, where it would disturb at the terminal. */
    accessLog: values.ACCESS_LOG ?? !sampleData,
    /** Without a port nothing is measured. */
    metrics:
      values.METRICS_PORT === undefined ? undefined : { port: values.METRICS_PORT, host: values.METRICS_HOST, token: values.METRICS_TOKEN },
    /** The exporter itself reads where to send and how. */
    traces:
      values.OTEL_SDK_DISABLED === 'false' &&
      (values.OTEL_EXPORTER_OTLP_ENDPOINT ?? values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) !== undefined,
    hsts: values.HSTS,
    checkAnswers: values.CHECK_ANSWERS,
    /** It shows strangers what there is to try. */
    apiDocs: values.API_DOCS ?? sampleData,
    hondaApiBase: values.HONDA_API_BASE ?? '',
    consoleOrigins: values.CONSOLE_ORIGINS,
    /** Where people open the console, without a final slash: links in messages begin with it. */
    publicUrl: values.PUBLIC_URL ?? (sampleData && values.PORT !== 0 ? `http://localhost:${values.PORT}` : undefined),
    /** Without it messages wait unsent. */
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    /** Receives the change requests and the confirmations of eSeller accounts. */
    supportEmail,
    /** Who is told of each emergency access, besides the administrators of the group. */
    securityEmail: values.SECURITY_EMAIL,
    /** The checks of partner logins by the clock: how often, and after how many failures who is told. */
    health: {
      everyMinutes: values.HEALTH_CHECK_MINUTES,
      failures: values.HEALTH_ALERT_FAILURES,
      recipients: values.HEALTH_ALERT_EMAIL ?? (supportEmail ? [supportEmail] : []),
    },
    /** Pages of the other products that sign a user in. */
    products: {
      team: values.PRODUCT_TEAM,
      lead: values.PRODUCT_LEAD,
      reporting: values.PRODUCT_REPORTING,
      eDataVoice: values.PRODUCT_EDATAVOICE,
      eDataVoiceToken: values.PRODUCT_EDATAVOICE_TOKEN,
    },
    /** Two fields that the reporting product expects. */
    reporting: { from: values.REPORTING_FROM, goto: values.REPORTING_GOTO },
    /** Hosts that may be called although they are in our own network. */
    allowedHosts: values.ALLOWED_HOSTS ?? (sampleData ? sampleHosts(values.PUBLIC_URL) : undefined),
    outboundAllowedHosts: values.OUTBOUND_ALLOWED_HOSTS ?? (sampleData ? ['localhost', '127.0.0.1', '::1'] : []),
    /** The address of each partner. */
    partners: Object.fromEntries(partners.map(({ name }) => [name, partnerAddresses[variableOf(name)] ?? []])) as unknown as Record<
      PartnerName,
      readonly ServerAddress[]
    >,
    /** For users without their own PlanetVO key. */
    planetVOApiKey: values.PLANETVO_API_KEY === '' && sampleData ? 'cle-exemple' : values.PLANETVO_API_KEY,
    partnerTimeoutSeconds: values.PARTNER_TIMEOUT_SECONDS,
    links: {
      monitoring: values.LINK_MONITORING ?? null,
      logs: values.LINK_LOGS ?? null,
      setup: values.LINK_SETUP ?? null,
      documentation: values.LINK_DOCUMENTATION ?? null,
      /** The sandbox gives it where it receives the mail. */
      courriels: null as string | null,
    },
  };
};
