import type { WallyLead, WallyOffre } from '@comptoir/contract/interfaces/wally-logs';
import { createElement } from 'react';
import type { Column } from '../../kit/list/columns.ts';
import { IntegrationBadge, OutsideBadge } from './integration-badge.tsx';
import { logMoment } from './log-window.ts';

const clientOf = ({ Name, Firstname }: WallyLead) => [Name, Firstname].filter(Boolean).join(' ');

const begin: Column<WallyLead>[] = [
  {
    id: 'DateDebut',
    heading: 'Date',
    kind: 'dateTime',
    value: (row) => row.DateDebut,
    cell: ({ DateDebut }) => logMoment(DateDebut),
    width: 184,
  },
  { id: 'CodeAffaireSource', heading: 'Affaire source', kind: 'text', value: (row) => row.CodeAffaireSource, searched: true, width: 136 },
  {
    id: 'Statut',
    heading: 'Statut',
    kind: 'text',
    value: (row) => row.Statut,
    cell: ({ Statut }) => createElement(IntegrationBadge, { statut: Statut }),
    width: 112,
  },
  { id: 'Comment', heading: 'Commentaire', kind: 'text', value: (row) => row.Comment, searched: true, width: 184, grow: 3 },
  { id: 'Site', heading: 'Site', kind: 'text', value: (row) => row.Site, searched: true, width: 168, grow: 3 },
  { id: 'Origine', heading: 'Origine', kind: 'text', value: (row) => row.Origine, searched: true, width: 144, grow: 2 },
];

const end: Column<WallyLead>[] = [
  { id: 'IDClient', heading: 'N° client', kind: 'id', value: (row) => row.IDClient, searched: true, width: 96 },
  { id: 'Name', heading: 'Client', kind: 'text', value: clientOf, searched: true, width: 152, grow: 2 },
  { id: 'Tel', heading: 'Téléphone', kind: 'text', value: (row) => row.Tel, searched: true, width: 136 },
  { id: 'Email', heading: 'E-mail', kind: 'text', value: (row) => row.Email, searched: true, width: 200, grow: 2 },
  { id: 'Constructeur', heading: 'Constructeur', kind: 'text', value: (row) => row.Constructeur, searched: true, width: 128 },
];

export const leadColumns: readonly Column<WallyLead>[] = [...begin, ...end];

export const offreColumns: readonly Column<WallyOffre>[] = [
  ...begin,
  { id: 'IDOffres', heading: 'N° offre', kind: 'id', value: (row) => row.IDOffres, searched: true, width: 96 },
  {
    id: 'Date',
    heading: "Date de l'offre",
    kind: 'dateTime',
    value: (row) => row.Date,
    cell: ({ Date: date }) => logMoment(date),
    width: 168,
  },
  {
    id: 'UrlExterne',
    heading: 'Lien',
    kind: 'text',
    value: (row) => row.UrlExterne,
    cell: ({ UrlExterne, CodeAffaireSource }) => createElement(OutsideBadge, { text: UrlExterne, label: `Offre ${CodeAffaireSource}` }),
    width: 152,
  },
  {
    id: 'FichierPDF',
    heading: 'PDF',
    kind: 'text',
    value: (row) => row.FichierPDF,
    cell: ({ FichierPDF, CodeAffaireSource }) => createElement(OutsideBadge, { text: FichierPDF, label: `PDF ${CodeAffaireSource}` }),
    width: 152,
  },
  ...end,
];
