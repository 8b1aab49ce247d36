import { escape, htmlPage } from './html-page.ts';
import type { Message } from '../message.ts';

const inParis = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'medium' });

/** Text with its addresses as links. */
const linked = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, at) => (at % 2 === 1 ? `<a href="${escape(part)}">${escape(part)}</a>` : escape(part)))
    .join('');

const attached = ({ attachments }: Message) =>
  attachments.length === 0 ? '' : `<p>Pièces jointes\u00a0: ${attachments.map(({ name }) => escape(name)).join(', ')}</p>`;

/** HTML is shown as it is written: a page that it draws would be somebody else's. */
const shown = (message: Message) => `<details>
<summary>${escape(inParis.format(new Date(message.receivedAt)))} · <b>${escape(message.subject || '(sans objet)')}</b> · à ${escape(message.to.join(', '))}</summary>
<p>Expéditeur\u00a0: ${escape(message.from)}</p>
<pre>${linked(message.text || message.html)}</pre>
${attached(message)}
</details>`;

/** The captured messages, newest first, for people. */
export const mailPage = (messages: readonly Message[]) =>
  htmlPage({
    status: 200,
    title: 'Courriels capturés',
    main: `<p><a href="/pannes">Pannes des partenaires</a></p>
<p>Les messages que le serveur a envoyés. Aucun n’est parti\u00a0: avec les données d’exemple, ils arrivent ici.</p>
${messages.length === 0 ? '<p><em>Aucun message pour l’instant.</em></p>' : messages.map(shown).join('\n')}`,
  });
