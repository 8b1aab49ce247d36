import { routes } from './routes.ts';

// One screen a line.
for (const { path } of routes) console.log(path);
