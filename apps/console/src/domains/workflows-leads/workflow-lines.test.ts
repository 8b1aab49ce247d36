import type { Workflow } from '@comptoir/contract/domains/workflows-leads/workflows-leads.calls';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countReplaced, takenSites, tooMany, workflowsOf, type Line } from './workflow-lines.ts';

const stored = (IDOrigineAction: number, IDSite: number | null): Workflow => ({
  IDWorkflowLead: 1,
  IDOrigineAction,
  IDSite,
  ReceptionLeads: 'CDV',
  WorkflowBDC: '',
});
const line = (IDSite: number | null): Line => ({ IDSite, ReceptionLeads: 'VEND', WorkflowBDC: '' });

const ids = fc.integer({ min: 1, max: 5 });
const sites = fc.option(ids);
const someOrigines = fc.uniqueArray(ids, { minLength: 1 });
const someLines = fc.uniqueArray(sites).map((list) => list.map(line));
const someStored = fc.uniqueArray(fc.tuple(ids, sites), { selector: String }).map((list) => list.map(([a, b]) => stored(a, b)));

describe('the lines of new workflows', () => {
  test('give one workflow for each origin and site', () => {
    fc.assert(
      fc.property(someOrigines, someLines, (origines, lines) => {
        const made = workflowsOf(origines, lines);
        expect(made).toHaveLength(origines.length * lines.length);
        expect(new Set(made.map(({ IDOrigineAction, IDSite }) => `${IDOrigineAction} ${IDSite}`)).size).toBe(made.length);
      }),
    );
  });

  test('replace existing workflows; for one origin, configured sites are not offered', () => {
    fc.assert(
      fc.property(someStored, someOrigines, someLines, (before, origines, lines) => {
        const added = workflowsOf(origines, lines).filter(
          (one) => !before.some((row) => row.IDOrigineAction === one.IDOrigineAction && row.IDSite === one.IDSite),
        );
        expect(countReplaced(before, origines, lines)).toBe(origines.length * lines.length - added.length);
        const [only] = origines;
        const taken = takenSites(before, [only!], []);
        const free = [null, 1, 2, 3, 4, 5].filter((site) => !taken.has(site)).map(line);
        expect(countReplaced(before, [only!], free)).toBe(0);
      }),
    );
  });

  test('for several origins, only the sites of other lines are taken', () => {
    expect([...takenSites([stored(1, 2), stored(1, null)], [1, 3], [line(4)])]).toEqual([4]);
    expect([...takenSites([stored(1, 2), stored(1, null)], [1], [line(4)])]).toEqual([2, null, 4]);
  });

  test('are limited to what a call takes', () => {
    const origines = Array.from({ length: 5_000 }, (_, at) => at);
    expect(tooMany(origines, [1, 2, 3, 4].map(line))).toBeNull();
    expect(tooMany(origines, [1, 2, 3, 4, 5].map(line))).toContain('maximum');
  });
});
