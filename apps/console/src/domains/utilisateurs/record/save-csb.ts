import { renaultCsb, type RenaultCsb } from '@comptoir/contract/interfaces/renault-csb/renault-csb.calls';
import { lostOf } from '../../../kit/a-ressaisir.ts';
import { call, CallError, onVersion, versionOf } from '../../../kit/client.ts';

const fieldNames: Readonly<Record<string, string>> = { Username: 'CsbUsername', Password: 'CsbPassword' };

/** The form also has the user's own password: this refusal is about the other one. */
const ofForm = (error: unknown) => {
  if (!(error instanceof CallError)) return error;
  const { status, message, code, requestId, fields } = error;
  const renamed = Object.entries(fields).map(([name, why]): [string, string] => [fieldNames[name] ?? name, why]);
  return new CallError(status, message, code, requestId, Object.fromEntries(renamed));
};

interface Saving {
  IDPeople: number;
  /** The stored configuration. */
  csb: RenaultCsb;
  values: { CsbUsername: string; CsbPassword: string };
  /** The header that says why, if somebody did. */
  motif: Record<string, string>;
}

/** Adds the user's Renault CSB configuration, or changes it on the version that was read. */
export const saveCsb = async ({ IDPeople, csb, values: { CsbUsername, CsbPassword }, motif }: Saving) => {
  const body = { Username: CsbUsername, Password: CsbPassword };
  // An unreadable value that was not entered again keeps what is stored.
  const entered = Object.fromEntries(Object.entries(body).filter(([name, value]) => value !== '' || !lostOf(csb).includes(name)));
  const save = csb.config_exist
    ? call(renaultCsb.update, { params: { idPeople: IDPeople }, body: entered, headers: { ...motif, ...onVersion(versionOf(csb)) } })
    : call(renaultCsb.create, { body: { IDPeople, ...body }, headers: motif });
  await save.catch((error: unknown) => {
    throw ofForm(error);
  });
};
