import type { DatabaseSource } from '../apps/api/src/db/driver/pools-opened.ts';
import { openDatabase } from '../apps/api/src/db/open.ts';
import { ask, giant, signIn } from './caller.ts';
import type { Engine } from './engines.ts';
import { median, millisOf } from './measure.ts';
import { startProduct } from './programs.ts';
import { figure, milliseconds, seconds, type Row } from './report.ts';

/** Each of them is changed for all users twice: lines that go far enough back for each row to change several times. */
const flags = ['TypeVN', 'TypeVO', 'TypeVDL', 'TypeAutre', 'AccesLeadAPV'] as const;

/** Maximum milliseconds to put a customer back. */
const applyAim = { pglite: 90_000, postgres: 30_000 };

const sourceOf = ({ env }: Engine): DatabaseSource =>
  env['DATABASE_URL'] ? { url: env['DATABASE_URL'] } : { dataDir: env['DATA_DIR'] ?? '' };

const author = { Auteur: 'banc', Kind: 'system', IDPeople: null, Appel: '', Action: 'Banc' };

/** Ten lines for each user, journalled as every write is. The product is stopped meanwhile. */
const changeUsers = async (engine: Engine) => {
  const database = await openDatabase(sourceOf(engine));
  const { IDCustomer } = await database.registry
    .selectFrom('customers')
    .select('IDCustomer')
    .where('name', '=', giant.name)
    .executeTakeFirstOrThrow();
  for (const [round, value] of [true, false].entries())
    for (const flag of flags)
      await database.write({ IDCustomer }, { ...author, Groupe: `banc-${flag}-${round}` }, (db) =>
        db
          .updateTable('utilisateurs')
          .set((of) => ({ [flag]: value ? of.not(of.ref(flag)) : of.ref(flag), PhoneNumber: `02 97 ${round} ${flag}` }))
          .execute(),
      );
  await database.close();
};

/** What going back costs where 100,000 lines came since. */
export const measureRetour = async (engine: Engine): Promise<Row[]> => {
  const before = await startProduct(engine.env);
  const [reader = ''] = await signIn(before.port, 1);
  const [instant] = (await ask(before.port, '/api/instants', { token: reader })) as { IDInstant: number }[];
  if (!instant) throw new Error('nothing was sealed');
  await before.stop();
  await changeUsers(engine);
  const product = await startProduct(engine.env);
  const { port } = product;
  const [token = ''] = await signIn(port, 1);
  const body = (portee: object) => JSON.stringify({ portee, verbe: 'revenir', instant: instant.IDInstant });
  const send = (path: string, portee: object) => ask(port, path, { method: 'POST', token, body: body(portee) });
  const plan = (portee: object) => send('/api/retour/plan', portee);
  const ofRecord: number[] = [];
  for (let id = 100; id < 107; id += 1) ofRecord.push(await millisOf(() => plan({ fiche: { table: 'utilisateurs', id: String(id) } })));
  const ofCustomer = await millisOf(() => plan({ client: true }));
  let nbLignes = 0;
  const applied = await millisOf(async () => {
    ({ nbLignes } = (await send('/api/retour', { client: true })) as { nbLignes: number });
  });
  await product.stop();
  if (nbLignes < 10_000) throw new Error(`only ${nbLignes} rows were put back`);
  return [
    figure('plan of putting a user back', median(ofRecord), milliseconds, 100),
    figure('plan of putting a customer back, 10,000 users and 100,000 lines since', ofCustomer, seconds, 5000),
    figure('the same, done', applied, seconds, applyAim[engine.kind]),
  ];
};
