import { execFileSync } from 'node:child_process';
import { root } from './prerequisites.mjs';

// npm's own bill of materials, from the lock file alone. Its `--omit=dev` also leaves out what production shares with a tool,
// so all is asked for, and what npm marks as development is taken out here.

/** @typedef {{ 'bom-ref': string, properties?: { name: string, value: string }[] }} Component */

const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'];
const cli = process.env['npm_execpath'];
/** @type {import('node:child_process').ExecFileSyncOptionsWithStringEncoding} */
const options = { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'inherit'] };
const bill = JSON.parse(
  cli && /npm-cli\.c?js$/.test(cli)
    ? execFileSync(process.execPath, [cli, ...args], options)
    : execFileSync('npm', args, { ...options, shell: process.platform === 'win32' }),
);

const isTool = (/** @type {Component} */ { properties = [] }) =>
  properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true');
bill.components = bill.components.filter((/** @type {Component} */ component) => !isTool(component));
const kept = new Set([bill.metadata.component['bom-ref'], ...bill.components.map((/** @type {Component} */ one) => one['bom-ref'])]);
bill.dependencies = bill.dependencies
  .filter((/** @type {{ ref: string }} */ { ref }) => kept.has(ref))
  .map((/** @type {{ ref: string, dependsOn: string[] }} */ one) => ({ ...one, dependsOn: one.dependsOn.filter((ref) => kept.has(ref)) }));
// The same lock file gives the same bytes, so that two bills can be compared.
delete bill.serialNumber;
delete bill.metadata.timestamp;
console.log(JSON.stringify(bill, null, 2));
