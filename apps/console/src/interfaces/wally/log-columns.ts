import { wallyLeadFields, wallyOffreFields, type WallyLead, type WallyOffre } from '@comptoir/contract/interfaces/wally/wally-logs.calls';
import { createElement } from 'react';
import type { Column } from '../../kit/list/columns.ts';
import { fieldColumn } from '../../kit/list/field-columns.ts';
import { IntegrationBadge, OutsideBadge } from './integration-badge.tsx';
import { logMoment } from '../kit/log-moment.ts';

const clientOf = ({ Name, Firstname }: WallyLead) => [Name, Firstname].filter(Boolean).join(' ');

const lead = (name: keyof typeof wallyLeadFields, own: Partial<Column<WallyLead>>) => fieldColumn(name, wallyLeadFields[name], own);
const offre = (name: keyof typeof wallyOffreFields, own: Partial<Column<WallyOffre>>) => fieldColumn(name, wallyOffreFields[name], own);

const begin: Column<WallyLead>[] = [
  lead('DateDebut', { kind: 'dateTime', cell: ({ DateDebut }) => logMoment(DateDebut), width: 184 }),
  lead('CodeAffaireSource', { searched: true, width: 136 }),
  lead('Statut', { cell: ({ Statut }) => createElement(IntegrationBadge, { statut: Statut }), width: 112 }),
  lead('Comment', { searched: true, width: 184, grow: 3 }),
  lead('Site', { searched: true, width: 168, grow: 3 }),
  lead('Origine', { searched: true, width: 144, grow: 2 }),
];

const end: Column<WallyLead>[] = [
  lead('IDClient', { kind: 'id', searched: true, width: 96 }),
  lead('Name', { value: clientOf, searched: true, width: 152, grow: 2 }),
  lead('Tel', { searched: true, width: 136 }),
  lead('Email', { searched: true, width: 200, grow: 2 }),
  lead('Constructeur', { searched: true, width: 128 }),
];

export const leadColumns: readonly Column<WallyLead>[] = [...begin, ...end];

export const offreColumns: readonly Column<WallyOffre>[] = [
  ...begin,
  offre('IDOffres', { kind: 'id', searched: true, width: 96 }),
  offre('Date', { kind: 'dateTime', cell: ({ Date: date }) => logMoment(date), width: 168 }),
  offre('UrlExterne', {
    cell: ({ UrlExterne, CodeAffaireSource }) => createElement(OutsideBadge, { text: UrlExterne, label: `Offre ${CodeAffaireSource}` }),
    width: 152,
  }),
  offre('FichierPDF', {
    cell: ({ FichierPDF, CodeAffaireSource }) => createElement(OutsideBadge, { text: FichierPDF, label: `PDF ${CodeAffaireSource}` }),
    width: 152,
  }),
  ...end,
];
