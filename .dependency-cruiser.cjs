// Who may import whom: the walls of ARCHITECTURE.md. `scripts/testing/walls.mjs` reads this file, `walls.test.ts` proves each rule.

const anyTest = '\\.test\\.tsx?$|^apps/api/test/';
const npm = (...names) => `(^|/)node_modules/(${names.join('|')})/`;

const apiPlumbing = '(http|db|observe|registry|customers|journal|secrets|jobs|data|workbooks|imports|partners)';
const partnerContracts = '^packages/contract/src/(partners/|interfaces/[^/]+/[^/]+\\.partner\\.ts$)';
const borrowedFromApi = '\\.(store|rules|table)\\.ts$';
const borrowedFromConsole = '\\.links\\.ts$|-(picker|badge)\\.tsx$|/(historique|notes)-panel\\.tsx$';

/** What a wall keeps apart. */
const forbidden = [
  {
    name: 'contract-is-pure',
    comment: 'The contract is zod and nothing else, for it runs in browser and server: move what needs more to the app that needs it.',
    from: { path: '^packages/', pathNot: anyTest },
    to: { pathNot: ['^packages/', npm('zod')] },
  },
  {
    name: 'console-apart',
    comment: 'The console knows the server by its contract alone: put what both need into packages/contract.',
    from: { path: '^apps/console/' },
    to: { path: '^(apps/(api|sandbox)|seed)/' },
  },
  {
    name: 'console-without-node',
    comment: 'The console runs in a browser: use the platform, or ask the API for what only a server can do.',
    from: { path: '^apps/console/src/', pathNot: anyTest },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'console-without-partners',
    comment: 'Screens ask our server alone: what partners are asked would be carried to every browser, through whatever file.',
    from: { path: '^apps/console/src/', pathNot: anyTest },
    to: { path: partnerContracts, reachable: true },
  },
  {
    name: 'api-apart',
    comment: 'The API knows neither screens nor stand-ins: put what both need into packages/. Tests may open the sandbox.',
    from: { path: '^apps/api/', pathNot: anyTest },
    to: { path: '^apps/(console|sandbox)/' },
  },
  {
    name: 'sandbox-apart',
    comment: 'The sandbox stands in for outsiders: of the contract they know what partners are asked, and none of our calls.',
    from: { path: '^apps/sandbox/' },
    to: { path: '^(apps/(api|console)|seed|packages/contract)/', pathNot: partnerContracts },
  },
  {
    name: 'seed-apart',
    comment: 'Sample data are plain values: what writes them into a database belongs to apps/api/src/sample.',
    from: { path: '^seed/', pathNot: anyTest },
    to: { path: '^apps/' },
  },
  {
    name: 'tools-apart',
    comment: 'The product stands without its scripts, journeys and measurements: move what it needs into the product.',
    from: { path: '^(packages|apps|seed)/' },
    to: { path: '^(e2e|bench|scripts)/' },
  },
  {
    name: 'api-plumbing-knows-no-domain',
    comment: 'Plumbing serves every domain and knows none: let the domain hand over a function or a value, or join them in app.ts.',
    from: { path: `^apps/api/src/${apiPlumbing}/`, pathNot: anyTest },
    to: { path: '^apps/api/src/(domains|references|interfaces)/' },
  },
  {
    name: 'api-plumbing-goes-down',
    comment: 'HTTP is the top layer, how partners are asked is under it: what lies below takes values and knows nothing of either.',
    from: { path: '^apps/api/src/(db|observe|registry|customers|journal|secrets|jobs|workbooks|imports|partners)/', pathNot: anyTest },
    to: { path: '^apps/api/src/(http|partners)/', pathNot: '^apps/api/src/$1/' },
  },
  {
    name: 'api-ground-stands-alone',
    comment: 'db and secrets are the ground: what they need from above is given to them as an argument.',
    from: { path: '^apps/api/src/(db|secrets)/', pathNot: anyTest },
    to: { path: '^apps/api/src/(registry|customers|jobs)/' },
  },
  {
    name: 'config-at-the-bottom',
    comment: 'What an installation is told is read before anything is opened: it knows no other part of the server.',
    from: { path: '^apps/api/src/config/', pathNot: anyTest },
    to: { path: '^apps/api/src/', pathNot: '^apps/api/src/config/' },
  },
  {
    name: 'composition-on-top',
    comment: 'app.ts and main.ts put the parts together; a part takes what it needs as an argument, whose type lies in http/parts.ts.',
    from: { path: '^apps/api/src/[^/]+/', pathNot: ['^apps/api/src/cli/', anyTest] },
    to: { path: '^apps/api/src/(app(-(parts|clocks))?|main|serve)\\.ts$' },
  },
  {
    name: 'console-plumbing-knows-no-domain',
    comment: 'kit and ui serve every screen and know none: take what differs as a prop.',
    from: { path: '^apps/console/src/(kit|ui)/', pathNot: anyTest },
    to: { path: '^apps/console/src/(app|domains|references|interfaces)/' },
  },
  {
    name: 'ui-only-draws',
    comment: 'A file of ui takes props and gives markup: what knows routes, calls or the contract belongs to kit.',
    from: { path: '^apps/console/src/ui/', pathNot: anyTest },
    to: { path: ['^apps/console/src/kit/', '^packages/', npm('@tanstack/react-router', '@tanstack/react-query')] },
  },
  {
    name: 'api-domains-apart',
    comment:
      'From another domain take its reads (.store), its rules or its columns (.table); what spans domains is a file named by its verb in one of them.',
    from: { path: '^apps/api/src/(domains/[^/]+|references)/', pathNot: anyTest },
    to: { path: '^apps/api/src/(domains|references|interfaces)/', pathNot: ['^apps/api/src/$1/', borrowedFromApi] },
  },
  {
    name: 'console-domains-apart',
    comment: 'From another domain take its links, pickers and badges; a piece that several need belongs to kit or ui.',
    from: { path: '^apps/console/src/(domains/[^/]+|references)/', pathNot: anyTest },
    to: { path: '^apps/console/src/(domains|references|interfaces)/', pathNot: ['^apps/console/src/$1/', borrowedFromConsole] },
  },
  {
    name: 'api-partners-apart',
    comment: 'A partner knows its own contract and the plumbing: what two partners share belongs to apps/api/src/partners.',
    from: { path: '^apps/api/src/interfaces/([^/]+)/', pathNot: anyTest },
    to: {
      path: ['^apps/api/src/(interfaces|domains|references)/', '^packages/[^/]+/src/interfaces/'],
      pathNot: ['/interfaces/(kit|$1)[/.-]', '^apps/api/src/(domains|references)/.*\\.(store|rules|table)\\.ts$'],
    },
  },
  {
    name: 'console-partners-apart',
    comment: 'The screen of a partner knows its own contract and interfaces/kit: what two partners share belongs to the kit.',
    from: { path: '^apps/console/src/interfaces/(?!kit/)([^/]+)/', pathNot: anyTest },
    to: {
      path: ['^apps/console/src/(interfaces|domains|references)/', '^packages/[^/]+/src/interfaces/'],
      pathNot: ['/interfaces/(kit|$1)[/.-]', `^apps/console/src/(domains|references)/.*(${borrowedFromConsole})`],
    },
  },
  {
    name: 'connectors-are-plain',
    comment: 'A connector takes values and gives values: reading, writing and answering belong to the partner’s store and routes.',
    from: { path: '^apps/api/src/interfaces/[^/]+/[^/]*connector\\.ts$' },
    to: { path: [`^apps/api/src/(db|http|registry|customers|journal|domains|references)/`, npm('kysely', 'pg', 'fastify')] },
  },
  {
    name: 'sql-in-stores',
    comment:
      'SQL stands in .store and .table files, db, references and the sample data: give the statement a name in a store and call that.',
    from: {
      path: '^apps/api/src/',
      pathNot: [
        '\\.(store|table|sql)\\.ts$',
        '^apps/api/src/db/',
        '^apps/api/src/sample/',
        '^apps/api/src/references/(?!.*\\.(routes|rules)\\.ts$)',
        anyTest,
      ],
    },
    to: { path: npm('kysely', 'pg') },
  },
  {
    name: 'databases-opened-in-db',
    comment: 'A database is opened by db, at start or for a server of the registry: everyone else is given `{ db, customer, user }`.',
    from: {
      path: '^apps/api/',
      pathNot: ['^apps/api/src/(db|cli)/', '^apps/api/src/main\\.ts$', '^apps/api/src/registry/customers\\.ts$', anyTest],
    },
    to: { path: ['^apps/api/src/db/(open|pool|role-pool|pglite[^/]*)\\.[tj]s$', npm('pg', '@electric-sql/pglite')] },
  },
  {
    name: 'no-cycles',
    comment: 'Two files that need each other, if only for a type, are one file, or need a third below both.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'tests-are-leaves',
    comment: 'A test is read by the test runner alone: what several tests need is a file without tests.',
    from: { pathNot: [anyTest, '^e2e/'] },
    to: { path: anyTest },
  },
  {
    name: 'packages-declared',
    comment: 'What a package imports stands in its own package.json (or, for tools, in the root’s) and can be found.',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'imports-resolve',
    comment: 'This import leads nowhere: mend the path, or export the file from its package.',
    from: {},
    // The build makes what is called virtual.
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
  {
    name: 'no-tools-at-run-time',
    comment: 'What runs in production may not need a devDependency: move the package to dependencies, or the code to a test.',
    from: { path: '^(packages/[^/]+|apps/[^/]+|seed)/src/', pathNot: anyTest },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm'] },
  },
];

module.exports = {
  forbidden: forbidden.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    // With TypeScript 7 the usual parser reads nothing and finds "no violations".
    parser: 'swc',
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(apps|packages)/[^/]+/dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'node', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
