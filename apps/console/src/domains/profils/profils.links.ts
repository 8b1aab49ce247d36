export const profilsTeamPath = '/profils/eSellerTeam';
export const profilTeamPath = (DRPROFILE_ID: number) => `${profilsTeamPath}/${DRPROFILE_ID}`;
/** A right, as addresses name it. */
export const keyOfDroit = ({ DRFUNCTION_ID, DRTYPE_PRIVILEGE_ID }: { DRFUNCTION_ID: number; DRTYPE_PRIVILEGE_ID: number }) =>
  `${DRFUNCTION_ID}/${DRTYPE_PRIVILEGE_ID}`;
/** Who has a right, whatever their profile. */
export const quiPeutPath = (droit: Parameters<typeof keyOfDroit>[0]) => `${profilsTeamPath}?droit=${keyOfDroit(droit)}`;
/** The screen that duplicates a profile, this one if given. */
export const duplicateProfilPath = (source?: number) => `${profilsTeamPath}/create${source === undefined ? '' : `?source=${source}`}`;

export const profilsPrcPath = '/profils/eDataVoicePrc';
export const newProfilPrcPath = `${profilsPrcPath}/create`;
/** Who has a permission, whatever their profile. */
export const quiPeutPermissionPath = (Code: string) => `${profilsPrcPath}?permission=${encodeURIComponent(Code)}`;
export const profilPrcPath = (IDProfil: number) => `${profilsPrcPath}/${IDProfil}`;
