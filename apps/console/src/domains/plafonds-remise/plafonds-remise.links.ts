export const plafondsRemisePath = '/plafondsRemise';
