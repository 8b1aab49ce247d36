#!/usr/bin/env node
// Checks an export of Comptoir's security events, or of a review of who has access, with nothing but Node:
//   node verifier.mjs evenements-de-securite.jsonl [--cle CLE] [--ancre ANCRES.jsonl]
// or what arrived by a way out (a file and those that were rotated before it, oldest first; what a syslog receiver wrote; a collector):
//   node verifier.mjs --recu securite.1.jsonl securite.jsonl [--ancre ANCRES.jsonl]
// It says in French what does not fit, and ends with 1. `--cle` is the public key that you wrote down yourself: without it, whoever
// has made everything anew may have signed it too. `--ancre` is a file of anchors that you kept elsewhere.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const base = 'événements de sécurité';
const sha256 = (/** @type {string} */ text) => createHash('sha256').update(text).digest('hex');
/** A list as PostgreSQL writes it. */
const listOf = (/** @type {unknown[]} */ values) => `[${values.map((value) => JSON.stringify(value)).join(', ')}]`;

const personOf = (/** @type {any} */ e) => sha256(listOf([e.Sel, e.Qui, e.Adresse, e.Navigateur, e.Details]));
const digestOf = (/** @type {any} */ e, /** @type {string} */ before) => {
  const act = [e.Type, e.Resultat, e.Nombre, e.IDCustomer, e.Genre, e.IDCompte, e.IDSession, e.Appel, e.Requete];
  // Events from before there were tokens name none.
  const jeton = e.IDJeton ? [e.IDJeton] : [];
  return sha256(listOf([e.Rang, e.IDEvenement, Date.parse(e.DateH), ...act, e.Personne, before, ...jeton]));
};

const isSigned = (/** @type {any} */ { DateH, bases, cle, signature }) => {
  try {
    const key = createPublicKey({ key: Buffer.from(cle, 'base64url'), format: 'der', type: 'spki' });
    return verify(null, Buffer.from(JSON.stringify([DateH, bases, cle])), key, Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
};

const linesOf = (/** @type {string} */ file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line, at) => {
      try {
        return JSON.parse(line);
      } catch {
        throw new Error(`${file}, ligne ${at + 1}\u00a0: ce n’est pas du JSON.`);
      }
    });

/** A review: its lines as they stand, and an anchor that signs their digest. @returns {string[] | undefined} undefined where it is none */
const reviewFaults = (/** @type {string} */ file) => {
  const text = readFileSync(file, 'utf8');
  const lines = linesOf(file);
  const number = lines[0]?.Revue;
  if (number === undefined) return undefined;
  const anchor = lines.at(-1);
  if (!('signature' in anchor)) return ['L’ancre de la fin manque.'];
  const content = text.slice(0, text.trimEnd().lastIndexOf('\n') + 1);
  const [end] = anchor.bases;
  return [
    ...(isSigned(anchor) ? [] : [`L’ancre du ${anchor.DateH} n’est pas signée par sa clé.`]),
    ...(values.cle && anchor.cle !== values.cle ? [`L’ancre du ${anchor.DateH} est signée par une autre clé que la vôtre.`] : []),
    ...(end?.base === `revue des accès n° ${number}` && end.Empreinte === sha256(content) ? [] : ['La revue a été modifiée.']),
  ];
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { cle: { type: 'string' }, ancre: { type: 'string' }, recu: { type: 'boolean', default: false } },
});

/** What a receiver wrote: an event begins where its JSON does; what a crash has cut is none. */
const receivedOf = (/** @type {string} */ file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      try {
        const read = JSON.parse(line.slice(line.indexOf('{')));
        return 'Rang' in read || 'Depuis' in read || 'signature' in read ? read : undefined;
      } catch {
        return undefined;
      }
    });

/** @returns {{ at: string, line: any }[]} */
const placesOf = (/** @type {string[]} */ files) =>
  files.flatMap((file) =>
    (values.recu ? receivedOf(file) : linesOf(file)).map((line, at) => ({
      at: `${files.length > 1 ? `${file}, ` : ''}ligne ${at + 1}`,
      line,
    })),
  );

/** @typedef {{ rang: number, empreinte: string }} End */

const check = (/** @type {string[]} */ files) => {
  /** @type {string[]} */
  const faults = [];
  /** @type {Map<number, string>} */
  const found = new Map();
  /** @type {End | undefined} */
  let former;
  const anchors = [];
  const remarks = { again: 0, strange: 0 };

  /** Where the chain goes on after what has been taken out. @returns {End} */
  const origin = (/** @type {string} */ at, /** @type {any} */ { Depuis, Empreinte }) => {
    const here = { rang: Depuis, empreinte: Empreinte };
    if (!values.recu || !former) return here;
    const { rang, empreinte } = former;
    if ((found.get(Depuis) ?? (Depuis === rang ? empreinte : Empreinte)) !== Empreinte)
      faults.push(`${at}\u00a0: le n° ${Depuis} n’est plus celui d’avant.`);
    if (Depuis <= rang) return former;
    faults.push(`${at}\u00a0: les n° ${rang + 1} à ${Depuis} ne sont jamais arrivés.`);
    return here;
  };

  /** @returns {End} */
  const event = (/** @type {string} */ at, /** @type {any} */ line) => {
    const { Rang, Sel, Empreinte } = line;
    if (Sel !== null && personOf(line) !== line.Personne)
      faults.push(`${at}\u00a0: la personne ou les détails de l’événement n° ${Rang} ont été modifiés.`);
    const before = found.get(Rang - 1) ?? (former?.rang === Rang - 1 ? former.empreinte : undefined);
    // The digest of an event that does not follow the one before cannot be known.
    if (before !== undefined && digestOf(line, before) !== Empreinte) faults.push(`${at}\u00a0: l’événement n° ${Rang} a été modifié.`);
    // It leaves at least once: some come again.
    if (values.recu && former && Rang <= former.rang) {
      if (!found.has(Rang)) faults.push(`${at}\u00a0: le n° ${Rang} arrive après le n° ${former.rang}.`);
      else if (found.get(Rang) !== Empreinte) faults.push(`${at}\u00a0: le n° ${Rang} est arrivé deux fois, autrement.`);
      remarks.again += 1;
      return former;
    }
    if (former && Rang !== former.rang + 1) faults.push(`${at}\u00a0: le n° ${former.rang + 1} manque.`);
    found.set(Rang, Empreinte);
    return { rang: Rang, empreinte: Empreinte };
  };

  for (const { at, line } of placesOf(files)) {
    if (line === undefined) remarks.strange += 1;
    else if ('signature' in line) anchors.push(line);
    else former = 'Depuis' in line ? origin(at, line) : event(at, line);
  }
  const last = former?.rang ?? 0;
  if (anchors.length === 0 && !values.recu) faults.push('L’ancre de la fin manque.');
  const made = anchors.at(-1)?.DateH ?? '';
  for (const anchor of [...anchors, ...(values.ancre ? linesOf(values.ancre) : [])]) {
    if (!isSigned(anchor)) faults.push(`L’ancre du ${anchor.DateH} n’est pas signée par sa clé.`);
    else if (values.cle && anchor.cle !== values.cle) faults.push(`L’ancre du ${anchor.DateH} est signée par une autre clé que la vôtre.`);
    for (const { base: name, IDInstant, Empreinte } of anchor.bases) {
      if (name !== base) continue;
      // An anchor that was made after the export may name an event that was noted after it.
      const isMissing = anchor.DateH <= made && IDInstant > last;
      if (values.recu && IDInstant > last)
        faults.push(
          `Le n° ${IDInstant} de l’ancre du ${anchor.DateH} n’est pas arrivé\u00a0: la fin manque, ou elle est encore en chemin.`,
        );
      else if (isMissing || (found.get(IDInstant) ?? Empreinte) !== Empreinte)
        faults.push(`Le n° ${IDInstant} n’est plus celui de l’ancre du ${anchor.DateH}\u00a0: la chaîne a été coupée ou refaite.`);
    }
  }
  return { faults, remarks, last, count: found.size, first: [...found.keys()][0], keys: [...new Set(anchors.map(({ cle }) => cle))] };
};

/** What is true of a file that arrived, and no fault. */
const remarksOf = (/** @type {ReturnType<typeof check>} */ { remarks: { again, strange }, keys }) => [
  ...(again > 0 ? [`${again} ligne(s) sont arrivées une fois de plus.`] : []),
  ...(strange > 0 ? [`${strange} ligne(s) ne sont pas des événements entiers\u00a0: rien n’y manque.`] : []),
  ...(values.recu && keys.length === 0
    ? [
        `Aucune ancre à la fin${values.ancre ? '' : '\u00a0: une ancre gardée (--ancre) dit si la chaîne est bien celle de l’installation'}.`,
      ]
    : []),
];

const isUsed = positionals.length === 1 || (values.recu && positionals.length > 0);
if (!isUsed) {
  console.error('Usage\u00a0: node verifier.mjs EXPORT.jsonl [--cle CLE] [--ancre ANCRES.jsonl]');
  console.error('        node verifier.mjs --recu RECU.jsonl… [--cle CLE] [--ancre ANCRES.jsonl]');
  process.exit(2);
}
try {
  const review = values.recu ? undefined : reviewFaults(positionals[0] ?? '');
  if (review) {
    for (const fault of review) console.log(fault);
    if (review.length === 0) console.log(`Revue intacte, signée par ${linesOf(positionals[0] ?? '').at(-1).cle}.`);
    process.exit(review.length === 0 ? 0 : 1);
  }
  const checked = check(positionals);
  const { faults, count, first, last, keys } = checked;
  for (const fault of faults) console.log(fault);
  const from = first === undefined ? '' : ` à partir du n° ${first}`;
  if (faults.length === 0)
    console.log(
      `Chaîne intacte\u00a0: ${count} événement(s)${from}${values.recu ? ` jusqu’au n° ${last}` : `, signée par ${keys.join(', ')}`}.`,
    );
  if (faults.length === 0) for (const remark of remarksOf(checked)) console.log(remark);
  process.exitCode = faults.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
