export const profilsTeamPath = '/profils/eSellerTeam';
export const profilTeamPath = (DRPROFILE_ID: number) => `${profilsTeamPath}/${DRPROFILE_ID}`;
/** The screen that duplicates a profile, this one if given. */
export const duplicateProfilPath = (source?: number) => `${profilsTeamPath}/create${source === undefined ? '' : `?source=${source}`}`;

export const profilsPrcPath = '/profils/eDataVoicePrc';
export const newProfilPrcPath = `${profilsPrcPath}/create`;
export const profilPrcPath = (IDProfil: number) => `${profilsPrcPath}/${IDProfil}`;
