export const objectifsVendeurPath = '/objectifsVendeur';
