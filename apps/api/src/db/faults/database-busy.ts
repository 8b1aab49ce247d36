/** Every connection was at work for too long: worth another try, unlike a bug. */
export class DatabaseBusy extends Error {
  constructor(cause: unknown) {
    super('La base de données est occupée. Réessayez dans un instant.', { cause });
    this.name = 'DatabaseBusy';
  }
}
