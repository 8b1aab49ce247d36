import { describe, expect, test } from 'vitest';
import { inGroups, type WorkflowRow } from './workflow-rows.ts';

const place = (key: string, label: string) => ({ key, label, detail: '', isStale: false });
const row = (id: number, origine: string, site: string | null): WorkflowRow => ({
  workflow: { IDWorkflowLead: id, IDOrigineAction: 1, IDSite: null, ReceptionLeads: 'CDV', WorkflowBDC: '' },
  origine: place(origine, `Origine ${origine}`),
  site: site === null ? place('', 'Sites sans configuration spécifique') : place(site, `Site ${site}`),
  type: 'VN',
  reception: 'Chefs des ventes',
  destination: '',
});

describe('the rows of workflows', () => {
  const rows = [row(1, 'b', '2'), row(2, 'a', '10'), row(3, 'b', null), row(4, 'a', '2')];

  test('by origin: sorted by name, the other sites first', () => {
    expect(inGroups(rows, 'origine').map(({ workflow }) => workflow.IDWorkflowLead)).toEqual([4, 2, 3, 1]);
  });

  test('by site: the other sites first, numbers in order', () => {
    expect(inGroups(rows, 'site').map(({ workflow }) => workflow.IDWorkflowLead)).toEqual([3, 4, 1, 2]);
  });
});
