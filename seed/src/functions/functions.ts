import { leadModules } from './functions-lead.ts';
import { officeModules } from './functions-office.ts';
import { administrationModules, reportingModules } from './functions-reporting.ts';
import { teamModules } from './functions-team.ts';
import type { Random } from '../random.ts';
import type { Row } from '../rows.ts';

const kinds = ['U', 'C', 'M', 'S'];

const softwares = [
  { code: 'TEAM', name: 'eSeller Team', modules: [...teamModules, ...officeModules] },
  { code: 'LEAD', name: 'eSeller Lead', modules: leadModules },
  { code: 'REP', name: 'Reporting', modules: reportingModules },
  { code: 'ADM', name: 'Administration', modules: administrationModules },
];

const modules = softwares.flatMap(({ modules: own }, software) => own.map((module) => ({ ...module, SOFTWARE_ID: software + 1 })));
const functions = modules.flatMap(({ code, functions: own, held, byProvider }, module) =>
  own.map((line, at) => {
    const [enabled = '', DRFUNCTION_DESCR = '', DRFUNCTION_COMMENT = ''] = line.split('|');
    const heldBy = new Map(held.split(' ').map((one): [string, string] => [one[0] ?? '', one.slice(2)]));
    return { code: `${code}${String(at + 1).padStart(2, '0')}`, enabled, DRFUNCTION_DESCR, DRFUNCTION_COMMENT, module, heldBy, byProvider };
  }),
);

/** The functions of the product: the same for every customer. */
export const softwareRows: Row[] = softwares.map(({ code, name }) => ({ SOFTWARE_CODE: code, SOFTWARE_DESCR: name }));
export const moduleRows: Row[] = modules.map(({ SOFTWARE_ID, code, name }) => ({ SOFTWARE_ID, DRMODULE_CODE: code, DRMODULE_DESCR: name }));
export const functionRows: Row[] = functions.map(({ module, code, DRFUNCTION_DESCR, DRFUNCTION_COMMENT }) => ({
  DRMODULE_ID: module + 1,
  DRFUNCTION_CODE: code,
  DRFUNCTION_DESCR,
  DRFUNCTION_COMMENT,
}));
export const enabledRows: Row[] = functions.flatMap(({ enabled }, at) =>
  kinds.map((kind, type) => ({
    DRFUNCTION_ID: at + 1,
    DRTYPE_PRIVILEGE_ID: type + 1,
    DRPRIVILEGE_FUNCTION_ENABLED: enabled.includes(kind),
  })),
);

/** The letter of the group's administrator. */
const administrator = 'A';

/** The rights of a profile on a function, slightly different for each customer, as years of changes would make them. */
const kindsHeld = (draw: Random, { enabled, heldBy, byProvider }: (typeof functions)[number], letter: string) => {
  if (letter === administrator) return byProvider ? '' : enabled;
  const usual = heldBy.get(letter) ?? '';
  const isUsed = draw.chance(usual === '' ? 0.01 : 0.94);
  if (!isUsed || (usual === '' && byProvider)) return '';
  if (usual === '') return 'U';
  return kinds.filter((kind) => usual.includes(kind) && (kind === 'U' || draw.chance(enabled.includes(kind) ? 0.94 : 0.04))).join('');
};

/** The rights of the profiles, whose letters come in order. A right that is not enabled may still be held, from earlier. */
export const heldRows = (draw: Random, letters: readonly string[]): Row[] =>
  letters.flatMap((letter, profile) =>
    functions.flatMap((one, at) =>
      [...kindsHeld(draw, one, letter)].map((kind) => ({
        DRPROFILE_ID: profile + 1,
        DRFUNCTION_ID: at + 1,
        DRTYPE_PRIVILEGE_ID: kinds.indexOf(kind) + 1,
        DRPROFILE_PRIVILEGE_CHECKED: true,
      })),
    ),
  );
