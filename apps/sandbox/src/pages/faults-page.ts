import type { Fault, FaultSetting } from '../fault.ts';
import { sampleAccounts, samplePassword } from '../sample-accounts.ts';
import { escape, htmlPage } from './html-page.ts';

/** The faults as people choose them. */
const labels: Record<Fault, string> = {
  none: 'Répond normalement',
  refuse: 'Refuse les identifiants',
  expired: 'Mot de passe expiré',
  okWithError: 'Dit non dans une réponse réussie (200)',
  busy: 'Trop de demandes (429)',
  slow: 'Répond lentement',
  error500: 'En panne (500)',
  garbage: 'Réponse illisible',
};

export interface ShownPartner extends FaultSetting {
  name: string;
  title: string;
  known: readonly Fault[];
}

const option = (name: Fault, chosen: Fault) =>
  `<option value="${name}"${name === chosen ? ' selected' : ''}>${escape(labels[name])}</option>`;

const row = ({ name, title, known, fault, delayMs }: ShownPartner) => `<form method="post" action="/pannes/${encodeURIComponent(name)}">
<fieldset>
<legend>${escape(title)}${fault === 'none' ? '' : `\u00a0: <strong>${escape(labels[fault].toLowerCase())}</strong>`}</legend>
<label>Comportement <select name="fault">${known.map((one) => option(one, fault)).join('')}</select></label>
<label>Attente de «\u00a0${escape(labels.slow)}\u00a0», en secondes <input name="seconds" type="number" min="0" max="600" step="any" value="${delayMs / 1000}"></label>
<button>Appliquer à ${escape(title)}</button>
</fieldset>
</form>`;

const accountRow =
  (partners: readonly ShownPartner[]) =>
  ({ partner, shown, example }: (typeof sampleAccounts)[number]) => {
    const { title } = partners.find(({ name }) => name === partner) ?? { title: partner };
    return `<tr><th scope="row">${escape(title)}</th><td>${escape(shown)}</td><td><code>${escape(example)}</code></td><td><code>${escape(samplePassword(example))}</code></td></tr>`;
  };

const inParis = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'short' });

interface FaultsPage {
  /** By the sandbox's clock. */
  now: number;
  status?: number;
  partners: readonly ShownPartner[];
  /** What came of the last choice. */
  said?: string;
}

/** The clock, and every stand-in with a form that chooses how it behaves. */
export const faultsPage = ({ status = 200, now, partners, said }: FaultsPage) => {
  const faulty = partners.filter(({ fault }) => fault !== 'none').length;
  return htmlPage({
    status,
    title: 'Pannes des partenaires',
    main: `${said === undefined ? '' : `<p role="${status === 200 ? 'status' : 'alert'}">${escape(said)}</p>`}
<form method="post" action="/pannes/horloge">
<fieldset>
<legend>Horloge du bac à sable\u00a0: ${inParis.format(now)}</legend>
<p>Ce qui est activé arrive toutes les cinq minutes de cette horloge\u00a0; le serveur le relève chaque minute.</p>
<label>Avancer, en minutes <input name="minutes" type="number" min="1" max="44640" value="60" required></label>
<button>Avancer l’horloge</button>
</fieldset>
</form>
<p>Chaque partenaire imité répond normalement tant que rien d’autre n’est choisi. Une panne dure jusqu’à un autre choix, ou jusqu’à l’arrêt du serveur.</p>
<p>L’identifiant d’un compte choisit aussi la réponse, chez chaque partenaire\u00a0: s’il commence par «\u00a0verifie\u00a0», un seul mot de passe est le bon et tout autre est refusé (le guide d’exploitation le donne)\u00a0; par «\u00a0refus\u00a0», «\u00a0expir\u00a0» ou «\u00a0inconnu\u00a0», le compte est refusé, expiré ou inconnu.</p>
<p>Un compte des données d’exemple a aussi un seul bon mot de passe\u00a0: «\u00a0${escape(samplePassword(''))}\u00a0» suivi de son identifiant. Tout autre compte s’ouvre avec n’importe quel mot de passe, jusqu’à ce que le sien soit changé chez le partenaire.</p>
<table>
<caption>Comptes des données d’exemple</caption>
<thead><tr><th scope="col">Partenaire</th><th scope="col">Identifiants</th><th scope="col">Exemple</th><th scope="col">Son mot de passe</th></tr></thead>
<tbody>${sampleAccounts.map(accountRow(partners)).join('')}</tbody>
</table>
${faulty === 0 ? '' : `<form method="post" action="/pannes"><button>Tout remettre en marche (${faulty})</button></form>`}
${partners.map(row).join('\n')}
<p><a href="/courriels">Courriels capturés</a></p>`,
  });
};
