/** Why every form and act is closed while a past state is shown. */
export const pastReason = 'Vous voyez ce client à une date passée\u00a0: rien ne s’enregistre. Revenez à aujourd’hui pour modifier.';
