import { appendFile, readFile } from 'node:fs/promises';
import { listEnds } from '../jobs/daily-anchor.ts';
import { readAnchor, signAnchor, type Anchor } from '../journal/anchors.ts';
import { instantAt, verifyChain, type BrokenInstant, type Chain } from '../journal/verify.store.ts';
import { checkTrail, evenementAt, trailBase, trailOrigin, type TrailFault } from '../registry/trail.store.ts';
import { listCustomers, setMoisHistorique, type CustomerRecord } from '../registry/registry.store.ts';
import { authorOf, requireCustomer, withInstallation, type Installation } from './kit/installation.ts';
import { command, Failure, Misuse, required, runProgram, say } from './kit/program.ts';

const text = { type: 'string' } as const;

const chosen = async (installation: Installation, name: string | undefined): Promise<CustomerRecord[]> =>
  name === undefined ? listCustomers(installation.database.registry) : [await requireCustomer(installation, name)];

const momentOf = (DateH: string) => new Date(DateH).toLocaleString('fr-FR', { timeZone: 'Europe/Paris' });

const sentences = {
  altered: () => 'l’instant lui-même a été modifié',
  unlinked: () => 'l’instant qui le précédait n’est plus le même',
  lines: ({ expected, found }: BrokenInstant) =>
    found === expected
      ? 'une de ses lignes a été modifiée'
      : `il scellait ${expected} ligne(s) et en a ${found}\u00a0: des lignes ont été ajoutées ou retirées`,
};

const tellFaults = (name: string, { faults, isCut }: Chain) => {
  for (const fault of faults) {
    const said = fault.faults.map((kind) => sentences[kind](fault)).join('\u00a0; ');
    say(`${name}\u00a0: instant ${fault.IDInstant} du ${momentOf(fault.DateH)}\u00a0: ${said}.`);
  }
  if (isCut) say(`${name}\u00a0: la fin de la chaîne n’est pas celle qui a été notée\u00a0: des instants ont été retirés ou refaits.`);
};

const tellChain = (name: string, { instants, lines, waiting, erased, last }: Chain) => {
  const rest = `${erased > 0 ? `, dont ${erased} aux valeurs effacées` : ''}${waiting > 0 ? `, ${waiting} pas encore scellée(s)` : ''}`;
  if (last) say(`${name}\u00a0: chaîne intacte, ${instants} instant(s), ${lines} ligne(s)${rest}, jusqu’au ${momentOf(last.DateH)}.`);
  else say(`${name}\u00a0: aucun instant, ${lines} ligne(s)${rest}.`);
};

/** Somebody with every right on the database may write such a line, so what it allows to be gone is said. */
const tellPurges = ({ name, MoisHistorique }: CustomerRecord, { purges }: Chain) => {
  for (const { DateH, jusqua, mois } of purges) {
    const now = mois === MoisHistorique ? '' : `\u00a0; ${MoisHistorique} mois sont réglés aujourd’hui`;
    say(`${name}\u00a0: purgé le ${momentOf(DateH)} jusqu’à l’instant ${jusqua}, pour garder ${mois} mois${now}.`);
  }
};

const trailSentences: Record<TrailFault, string> = {
  altered: 'l’événement a été modifié',
  unlinked: 'des événements manquent avant celui-ci',
  person: 'la personne, son adresse ou les détails ont été modifiés',
};

/** How many of the security events' chains are broken: none, or the one. */
const verifyTrail = async ({ database }: Installation) => {
  const { events, waiting, last, isCut, faults } = await checkTrail(database.registry);
  const subject = 'Événements de sécurité';
  for (const { Rang, DateH, faults: own } of faults)
    say(`${subject}\u00a0: n° ${Rang} du ${momentOf(DateH)}\u00a0: ${own.map((fault) => trailSentences[fault]).join('\u00a0; ')}.`);
  if (isCut) say(`${subject}\u00a0: la fin de la chaîne n’est pas celle qui a été notée\u00a0: des événements ont été retirés.`);
  if (faults.length > 0 || isCut) return 1;
  const rest = waiting > 0 ? `, ${waiting} pas encore scellé(s)` : '';
  say(`${subject}\u00a0: ${last ? `chaîne intacte, ${events} événement(s)${rest}, jusqu’au ${momentOf(last.DateH)}` : `aucun${rest}`}.`);
  return 0;
};

const anchorsOf = async (path: string): Promise<Anchor[]> => {
  const lines = (await readFile(path, 'utf8').catch(() => undefined))?.split('\n').filter(Boolean);
  if (!lines) throw new Failure(`Le fichier d’ancres ${path} ne peut pas être lu.`);
  return lines.map((line, at) => {
    const read = readAnchor(line);
    if (!read) throw new Failure(`${path}, ligne ${at + 1}\u00a0: ce n’est pas une ancre, ou sa signature n’est pas la sienne.`);
    return read;
  });
};

/** How many ends that were noted stand in the chain no more. */
const checkAnchors = async ({ customers, database }: Installation, records: readonly CustomerRecord[], anchors: readonly Anchor[]) => {
  let broken = 0;
  for (const { DateH, bases } of anchors) {
    for (const { base, IDInstant, Empreinte } of bases) {
      if (base === trailBase) {
        const origin = await trailOrigin(database.registry);
        if (IDInstant <= origin || (await evenementAt(database.registry, IDInstant)) === Empreinte) continue;
      } else {
        const record = records.find(({ name }) => name === base);
        if (!record || (await instantAt(await customers.serverOf(record.IDServer), record, IDInstant))?.Empreinte === Empreinte) continue;
      }
      broken += 1;
      say(
        `${base}\u00a0: l’instant ${IDInstant} n’est plus celui de l’ancre du ${momentOf(DateH)}\u00a0: la chaîne a été refaite ou coupée.`,
      );
    }
  }
  const keys = [...new Set(anchors.map(({ cle }) => cle))];
  say(`Ancres\u00a0: ${anchors.length} lue(s), signée(s) par ${keys.join(', ')}.`);
  return broken;
};

const verifyCommand = command(
  {
    summary: 'vérifie que rien n’a été modifié, ajouté ni retiré dans le journal',
    usage: `[--customer NOM] [--anchor FICHIER]
  --customer NOM     une seule base client
  --anchor FICHIER   compare aussi avec les ancres de ce fichier`,
    options: { customer: text, anchor: text },
  },
  ({ customer, anchor: path }) =>
    withInstallation({ exists: true }, async (installation) => {
      const records = await chosen(installation, customer);
      let broken = 0;
      for (const record of records) {
        const chain = await verifyChain(await installation.customers.serverOf(record.IDServer), record);
        const isWhole = chain.faults.length === 0 && !chain.isCut;
        if (isWhole) tellChain(record.name, chain);
        else tellFaults(record.name, chain);
        tellPurges(record, chain);
        if (!isWhole) broken += 1;
      }
      if (customer === undefined) broken += await verifyTrail(installation);
      if (path !== undefined) broken += await checkAnchors(installation, records, await anchorsOf(path));
      if (broken > 0) throw new Failure('Le journal n’est plus celui qui a été écrit.');
    }),
);

const anchorCommand = command(
  {
    summary: 'signe l’état du journal de toutes les bases, pour le garder ailleurs',
    usage: `[--out FICHIER]
  --out FICHIER   ajoute l’ancre à la fin de ce fichier\u00a0; sans lui, elle est affichée`,
    options: { out: text },
  },
  ({ out }) =>
    withInstallation({ exists: true }, async (installation) => {
      const { customers, database } = installation;
      const ends = await listEnds({ customers, registry: database.registry });
      const line = JSON.stringify(signAnchor(installation.vault, ends));
      if (out === undefined) return say(line);
      await appendFile(out, `${line}\n`, { mode: 0o600 });
      say(`Ancre de ${ends.length} chaîne(s) ajoutée à ${out}.`);
    }),
);

const retentionCommand = command(
  {
    summary: 'dit combien de mois du journal d’une base client sont gardés',
    usage: `--customer NOM --months NOMBRE
  --months NOMBRE   de 1 à 1200\u00a0; 36 tant que rien n’est choisi. Ce qui est plus ancien est retiré dans la journée.`,
    options: { customer: text, months: text },
  },
  async (values) => {
    const name = required(values, 'customer');
    const months = Number(required(values, 'months'));
    if (!Number.isInteger(months) || months < 1 || months > 1200)
      throw new Misuse(`--months ${values.months}\u00a0: un nombre entier de 1 à 1200 est attendu.`);
    await withInstallation({ exists: true }, async (installation) => {
      const { IDCustomer } = await requireCustomer(installation, name);
      const author = authorOf('journal retention', 'Choisir la durée de l’historique');
      await installation.database.write('registry', author, (trx) => setMoisHistorique(trx, IDCustomer, months));
    });
    say(`${name}\u00a0: ${months} mois du journal sont gardés.`);
  },
);

await runProgram('journal', { verify: verifyCommand, anchor: anchorCommand, retention: retentionCommand });
