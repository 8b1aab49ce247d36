export const comptesESellerPath = '/utilisateurs/eseller';
