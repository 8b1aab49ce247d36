import { thirdParty } from './third-party.mjs';

const notices = thirdParty();
const bare = notices.filter(({ text }) => !text).map(({ name }) => name);
if (bare.length > 0) {
  console.error(`Paquets sans texte de licence : ${bare.join(', ')}. Complétez scripts/third-party.mjs.`);
  process.exit(1);
}
const line = '='.repeat(80);
console.log('Comptoir contains the following packages, each under its own licence.\n');
for (const { name, version, licence, text } of notices) console.log(`${line}\n${name} ${version} (${licence})\n${line}\n\n${text}\n`);
