import type { utilisateursImportCalls } from '@comptoir/contract/domains/utilisateurs/utilisateurs-import.calls';
import { utilisateursImport } from '@comptoir/contract/domains/utilisateurs/utilisateurs-import.fields';
import type { Handler } from '../../http/call.ts';
import { countOf, faultsOf } from '../../imports/result.rules.ts';
import { runImport } from '../../http/lots/run-import.ts';
import { keyOf } from './import/import-lines.rules.ts';
import { saveImportLines } from './import/save-import-lines.ts';
import { savingBy } from './save-utilisateur.ts';

/**
 * Adds and changes users from a workbook (docs/regles/utilisateurs.md#import): a user is known by the login, nobody is deleted,
 * good lines are kept and the others reported. Importing a file again changes nothing.
 */
export const importUtilisateurs: Handler<typeof utilisateursImportCalls.importUtilisateurs> = async (call) => {
  const save = { spec: utilisateursImport, keyOf, save: saveImportLines(savingBy(call)) };
  const { plans, result } = await runImport(save, call);
  return {
    ...result,
    nbUsersAddedOK: countOf(plans, 'ajout'),
    nbUsersUpdatedOK: countOf(plans, 'modification'),
    errorsSites: faultsOf(utilisateursImport, plans, 'reserves'),
    lignes: result.lignes.map((line, at) => {
      const plan = plans[at];
      return { ...line, sitesAjoutes: plan && plan.effet !== 'refus' ? [...plan.writing.addedSites] : [] };
    }),
  };
};
