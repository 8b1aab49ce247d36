#!/usr/bin/env node
// Checks an export of Comptoir's security events, with nothing but Node:
//   node verifier.mjs evenements-de-securite.jsonl [--cle CLE] [--ancre ANCRES.jsonl]
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
  return sha256(listOf([e.Rang, e.IDEvenement, Date.parse(e.DateH), ...act, e.Personne, before]));
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

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { cle: { type: 'string' }, ancre: { type: 'string' } },
});

/** @returns {{ faults: string[], count: number, first: number | undefined, keys: string[] }} */
const check = (/** @type {string} */ file) => {
  const faults = [];
  /** @type {Map<number, string>} */
  const found = new Map();
  /** @type {{ rang: number, empreinte: string } | undefined} */
  let former;
  const anchors = [];
  for (const [at, line] of linesOf(file).entries()) {
    const place = `ligne ${at + 1}`;
    if ('signature' in line) anchors.push(line);
    else if ('Depuis' in line) former = { rang: line.Depuis, empreinte: line.Empreinte };
    else {
      const { Rang, Sel, Empreinte } = line;
      if (former && Rang !== former.rang + 1) faults.push(`${place}\u00a0: le n° ${former.rang + 1} manque.`);
      // The digest of an event that does not follow the one before cannot be known.
      else if (former && digestOf(line, former.empreinte) !== Empreinte)
        faults.push(`${place}\u00a0: l’événement n° ${Rang} a été modifié.`);
      if (Sel !== null && personOf(line) !== line.Personne)
        faults.push(`${place}\u00a0: la personne ou les détails de l’événement n° ${Rang} ont été modifiés.`);
      found.set(Rang, Empreinte);
      former = { rang: Rang, empreinte: Empreinte };
    }
  }
  if (anchors.length === 0) faults.push('L’ancre de la fin manque.');
  const made = anchors.at(-1)?.DateH ?? '';
  for (const anchor of [...anchors, ...(values.ancre ? linesOf(values.ancre) : [])]) {
    if (!isSigned(anchor)) faults.push(`L’ancre du ${anchor.DateH} n’est pas signée par sa clé.`);
    else if (values.cle && anchor.cle !== values.cle) faults.push(`L’ancre du ${anchor.DateH} est signée par une autre clé que la vôtre.`);
    for (const { base: name, IDInstant, Empreinte } of anchor.bases) {
      // An anchor that was made after the export may name an event that was noted after it.
      const isMissing = anchor.DateH <= made && IDInstant > (former?.rang ?? 0);
      if (name === base && (isMissing || (found.get(IDInstant) ?? Empreinte) !== Empreinte))
        faults.push(`Le n° ${IDInstant} n’est plus celui de l’ancre du ${anchor.DateH}\u00a0: la chaîne a été coupée ou refaite.`);
    }
  }
  return { faults, count: found.size, first: [...found.keys()][0], keys: [...new Set(anchors.map(({ cle }) => cle))] };
};

const [file] = positionals;
if (!file) {
  console.error('Usage\u00a0: node verifier.mjs EXPORT.jsonl [--cle CLE] [--ancre ANCRES.jsonl]');
  process.exit(2);
}
try {
  const { faults, count, first, keys } = check(file);
  for (const fault of faults) console.log(fault);
  if (faults.length === 0)
    console.log(
      `Chaîne intacte\u00a0: ${count} événement(s)${first === undefined ? '' : ` à partir du n° ${first}`}, signée par ${keys.join(', ')}.`,
    );
  process.exitCode = faults.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
