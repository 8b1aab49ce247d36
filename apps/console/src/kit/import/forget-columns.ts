import { imports } from '@comptoir/contract/domains/imports/imports.calls';
import { call } from '../client.ts';

/** The next file with these titles is proposed as if none had been read before. */
export const forgetColumns = (IDImportColonnes: number) => call(imports.oublier, { params: { IDImportColonnes } });
