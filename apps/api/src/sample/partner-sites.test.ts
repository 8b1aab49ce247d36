import { companiesOf } from '@comptoir/seed/structure/companies';
import { customers } from '@comptoir/seed/registry';
import { sitesOf } from '@comptoir/seed/structure/sites';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSandbox } from '../../../sandbox/src/sandbox.ts';

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
beforeAll(async () => {
  sandbox = await openSandbox({ port: 0, smtpPort: 0 });
});
afterAll(() => sandbox.close());

const answers = new Map<string, Promise<readonly string[]>>();
const read = async (path: string) => {
  const answer = await fetch(`http://127.0.0.1:${sandbox.port}/${path}`);
  // As the partners' contract says.
  return ((await answer.json()) as { sites: { id: string }[] }).sites.map(({ id }) => id);
};
const idsOf = (path: string) => {
  const answer = answers.get(path) ?? read(path);
  answers.set(path, answer);
  return answer;
};

it('every site that the sample data maps exists at the stand-in of its partner', async () => {
  let matches = 0;
  const lost: string[] = [];
  for (const { recipe } of customers) {
    for (const { row } of sitesOf(recipe, companiesOf(recipe))) {
      const { ClientIDBee2Link: wafy, EntityIDBee2Link: openflex, IDSiteBee2Link, IDSitePVO2 } = row;
      const named = [
        [IDSiteBee2Link, wafy ? `bee2link/wafy/clients/${wafy}/sites` : `bee2link/openflex/entities/${openflex}/sites`],
        [IDSitePVO2, `planetvo2/groups/${recipe.BDGp}/sites`],
      ] as const;
      for (const [id, path] of named) {
        if (id === null) continue;
        matches++;
        if (!(await idsOf(path)).includes(id)) lost.push(`${recipe.BDGp}, ${row.Descr}: ${id} of ${path}`);
      }
    }
  }
  expect(lost).toEqual([]);
  expect(matches).toBeGreaterThan(20);
});
