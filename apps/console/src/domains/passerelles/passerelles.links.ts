type Id = number | string;

export const passerellesPath = '/passerelles';
export const lotPasserellesPath = '/passerelles/lot';
export const passerellePath = (IDPasserelleDMS: Id) => `${passerellesPath}/${IDPasserelleDMS}`;
export const columnsPath = (IDPasserelleDMS: Id) => `${passerellePath(IDPasserelleDMS)}/columns`;
export const historyPath = (IDPasserelleDMS: Id) => `${passerellePath(IDPasserelleDMS)}/history`;
export const errorsPath = (IDPasserelleDMS: Id, IDPasserelleDMSHisto: Id) =>
  `${historyPath(IDPasserelleDMS)}/${IDPasserelleDMSHisto}/errors`;
