import type { Right, SentRight } from '@comptoir/contract/domains/profils/profils.calls';
import { fold } from '../../../kit/list/filters/fold.ts';
import { keyOfDroit } from '../profils.links.ts';
import { isTicked, type Box, type Ticks } from './ticks.ts';

/** A kind of right, one column of the grid. */
export interface Column {
  type: number;
  code: string;
}

export interface RightFunction {
  id: number;
  name: string;
  comment: string;
  /** By column; a function may lack a kind. */
  boxes: readonly (Box | undefined)[];
  /** The folded text that the filter searches: its words and those of module and software. */
  text: string;
}
export interface RightModule {
  id: number;
  name: string;
  functions: readonly RightFunction[];
}
export interface RightSoftware {
  id: number;
  name: string;
  modules: readonly RightModule[];
}
export interface RightsTree {
  columns: readonly Column[];
  softwares: readonly RightSoftware[];
}

const letters = ['U', 'C', 'M', 'S'];

/** Whether people of the profile have it: a tick counts only where the right is enabled. */
export const isHeld = ({ DRPROFILE_PRIVILEGE_CHECKED, DRPRIVILEGE_FUNCTION_ENABLED }: Right) =>
  DRPROFILE_PRIVILEGE_CHECKED && DRPRIVILEGE_FUNCTION_ENABLED;

const boxOf = (right: Right): Box => ({
  key: keyOfDroit(right),
  stored: right.DRPROFILE_PRIVILEGE_CHECKED,
  enabled: right.DRPRIVILEGE_FUNCTION_ENABLED,
  mayGive: right.PeutDonner,
});

const groupsOf = (rights: readonly Right[], keyOf: (right: Right) => number) => {
  const groups = new Map<number, [Right, ...Right[]]>();
  for (const right of rights) {
    const group = groups.get(keyOf(right));
    if (group) group.push(right);
    else groups.set(keyOf(right), [right]);
  }
  return [...groups.values()];
};

const columnsOf = (rights: readonly Right[]): Column[] =>
  groupsOf(rights, ({ DRTYPE_PRIVILEGE_ID }) => DRTYPE_PRIVILEGE_ID)
    .map(([{ DRTYPE_PRIVILEGE_ID: type, DRTYPE_PRIVILEGE_CODE }]) => ({
      type,
      code: DRTYPE_PRIVILEGE_CODE || (letters[type - 1] ?? String(type)),
    }))
    .toSorted((a, b) => a.type - b.type);

const functionOf = (rights: readonly [Right, ...Right[]], columns: readonly Column[]): RightFunction => {
  const [first] = rights;
  const { DRFUNCTION_ID, DRFUNCTION_DESCR, DRFUNCTION_COMMENT, DRMODULE_DESCR, SOFTWARE_DESCR } = first;
  const kinds = new Map(rights.map((right) => [right.DRTYPE_PRIVILEGE_ID, boxOf(right)]));
  return {
    id: DRFUNCTION_ID,
    name: DRFUNCTION_DESCR,
    comment: DRFUNCTION_COMMENT,
    boxes: columns.map(({ type }) => kinds.get(type)),
    text: fold([DRFUNCTION_DESCR, DRFUNCTION_COMMENT, DRMODULE_DESCR, SOFTWARE_DESCR].join(' ')),
  };
};

/** The list of rights as the grid shows it, in the server's order. */
export const treeOf = (rights: readonly Right[]): RightsTree => {
  const columns = columnsOf(rights);
  const softwares = groupsOf(rights, ({ SOFTWARE_ID }) => SOFTWARE_ID).map((ofSoftware) => ({
    id: ofSoftware[0].SOFTWARE_ID,
    name: ofSoftware[0].SOFTWARE_DESCR,
    modules: groupsOf(ofSoftware, ({ DRMODULE_ID }) => DRMODULE_ID).map((ofModule) => ({
      id: ofModule[0].DRMODULE_ID,
      name: ofModule[0].DRMODULE_DESCR,
      functions: groupsOf(ofModule, ({ DRFUNCTION_ID }) => DRFUNCTION_ID).map((ofFunction) => functionOf(ofFunction, columns)),
    })),
  }));
  return { columns, softwares };
};

/** The same tree without filtered functions and empty groups. */
export const treeWith = ({ columns, softwares }: RightsTree, keeps: (one: RightFunction) => boolean): RightsTree => ({
  columns,
  softwares: softwares
    .map((software) => ({
      ...software,
      modules: software.modules
        .map((module) => ({ ...module, functions: module.functions.filter(keeps) }))
        .filter(({ functions }) => functions.length > 0),
    }))
    .filter(({ modules }) => modules.length > 0),
});

/** Its first modules, of which so many functions are enough to fill a screen. */
export const beginningOf = ({ columns, softwares }: RightsTree, functions: number): RightsTree => {
  let left = functions;
  const begun = softwares.map((software) => ({
    ...software,
    modules: software.modules.filter((module) => {
      const isIn = left > 0;
      left -= module.functions.length;
      return isIn;
    }),
  }));
  return { columns, softwares: begun.filter(({ modules }) => modules.length > 0) };
};

export const functionsOf = ({ softwares }: Pick<RightsTree, 'softwares'>) =>
  softwares.flatMap(({ modules }) => modules.flatMap(({ functions }) => functions));

/** The boxes of one column among these functions. */
export const boxesIn = (functions: readonly RightFunction[], column: number) => functions.flatMap(({ boxes }) => boxes[column] ?? []);

/** Whether a profile with these rights (by key) differs in this function. */
export const differs = ({ boxes }: RightFunction, others: ReadonlySet<string>) =>
  boxes.some((box) => box !== undefined && box.stored !== others.has(box.key));

/** The whole list with the form's changes. */
export const rightsWith = (rights: readonly Right[], ticks: Ticks): SentRight[] =>
  rights.map((right) => ({
    DRFUNCTION_ID: right.DRFUNCTION_ID,
    DRTYPE_PRIVILEGE_ID: right.DRTYPE_PRIVILEGE_ID,
    DRPROFILE_PRIVILEGE_CHECKED: isTicked(boxOf(right), ticks),
  }));
