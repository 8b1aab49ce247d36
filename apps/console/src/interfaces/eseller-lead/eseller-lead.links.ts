export const esellerLeadPath = '/interfaces/esellerLead';
export const synthesePath = `${esellerLeadPath}/synthese`;
