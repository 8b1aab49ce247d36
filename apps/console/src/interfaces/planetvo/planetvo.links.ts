export const planetVOPath = '/interfaces/planetVO';
export const planetVOUserPath = (IDPeople: number | string) => `${planetVOPath}/utilisateurs/${IDPeople}`;
