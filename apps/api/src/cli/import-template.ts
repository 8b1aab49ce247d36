import { buildTemplate } from '../domains/utilisateurs/import/build-template.ts';

process.stdout.write(await buildTemplate());
