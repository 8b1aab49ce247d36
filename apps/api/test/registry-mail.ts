import { openMessage } from '../src/jobs/outbox.store.ts';
import type { TestApp } from './http.ts';

/** The waiting mail of the installation as it would be sent, the oldest first. */
export const registryMail = async ({ app: { database, vault } }: TestApp) => {
  const rows = await database.registry.selectFrom('outbox').selectAll().where('dateEnvoi', 'is', null).orderBy('IDMessage').execute();
  return rows.map((row) => openMessage(vault, row));
};

/** What stands behind the # of the link in the newest of them. */
export const newestSecret = async (on: TestApp) => {
  const texts = await registryMail(on);
  const [, secret] = /#([\w-]+)$/m.exec(texts.at(-1)?.texte ?? '') ?? [];
  if (secret === undefined) throw new Error('no mail has a link');
  return secret;
};

export const forgetMail = ({ app: { database } }: TestApp) => database.registry.deleteFrom('outbox').execute();
