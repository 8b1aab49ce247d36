import { isWrite, presents, type Endpoint } from '@comptoir/contract/kit';
import { bodyLimitOf, limitInWords } from '@comptoir/contract/limits';
import type { Condition } from '@comptoir/contract/rights';

/** What a call says of versions: the read of the record it stands on, and whether its answer is kept by its mark. */
export interface Marks {
  record: Endpoint | undefined;
  isCached: boolean;
}

/** A write of a record, and not its read. */
export const standsOnVersion = ({ method }: Endpoint, { record }: Marks) => record !== undefined && method !== 'GET';
export const hasMark = ({ answer }: Endpoint, { record, isCached }: Marks) => isCached || answer === record?.answer;

const conditions: Record<Condition, string> = {
  activite2: 'Le client doit avoir l’activité 2, l’agriculture.',
  horsBDGpNi: 'Fermé aux accès client des groupes dont le nom contient «\u00a0BDGpNi\u00a0».',
};

const callersOf = ({ who, on }: Endpoint) => {
  if (who.includes('public')) return 'Sans session.';
  const operators = on === 'customer' ? 'les opérateurs qui ont choisi un client' : 'les opérateurs';
  if (!who.includes('customer')) return `Pour ${operators}.`;
  return who.includes('operator') ? `Pour les accès client et pour ${operators}.` : 'Pour les accès client.';
};

const inputOf = (endpoint: Endpoint) => {
  const { upload, body } = endpoint;
  if (upload)
    return `Prend un fichier ${upload.extension} de ${limitInWords(upload.maxBytes)} au plus, dans la partie «\u00a0file\u00a0» d’un formulaire.`;
  return body ? `Prend un corps JSON de ${limitInWords(bodyLimitOf(endpoint))} au plus.` : '';
};

const versionOf = (endpoint: Endpoint, marks: Marks) => {
  const { record, isCached } = marks;
  if (record && standsOnVersion(endpoint, marks))
    return `Modifie ce que lit GET ${record.path}\u00a0: la version lue, donnée dans If-Match, évite d’écraser ce qu’un autre a enregistré depuis (409).`;
  if (isCached) return 'La version déjà lue se redonne dans If-None-Match\u00a0: si rien n’a changé, la réponse est 304, sans contenu.';
  return hasMark(endpoint, marks) ? 'La version lue (ETag) se donne dans If-Match pour modifier la fiche.' : '';
};

/** What a person needs to know of a call beside its schemas: who may make it, under which conditions, what it does and how much it takes. */
export const descriptionOf = (endpoint: Endpoint, marks: Marks) => {
  const { when = [], refuses = [], batches, file, line, present, aliases = [] } = endpoint;
  const sentences = [
    callersOf(endpoint),
    ...when.map((condition) => conditions[condition]),
    refuses.includes('forbidden') ? 'Les options du groupe ou les droits de la personne peuvent s’y opposer (403).' : '',
    inputOf(endpoint),
    versionOf(endpoint, marks),
    isWrite(endpoint) ? 'Ce qui change est inscrit au journal.' : '',
    present
      ? `Répond toujours de l’état d’aujourd’hui\u00a0: ${presents[present].charAt(0).toLowerCase()}${presents[present].slice(1)}`
      : '',
    refuses.includes('partner') ? 'Interroge un service extérieur, qui peut ne pas répondre ou refuser (502).' : '',
    batches
      ? 'C’est un travail long\u00a0: qui accepte application/x-ndjson reçoit son avancement ligne par ligne, puis le résultat ou le refus.'
      : '',
    file ? `Répond par un fichier (${file})${line ? ', dont chaque ligne est du JSON' : ''}.` : '',
    ...aliases.map((alias) => `Répond aussi à l’adresse ${alias}.`),
  ];
  return sentences.filter(Boolean).join(' ');
};
